local function text(n)
  local s = ""
  for i = 1, n do s = s .. "x" end
  return #s
end
print(text(100000))
