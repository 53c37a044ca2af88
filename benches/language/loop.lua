local function squares(n)
  local s = 0
  for i = 1, n do s = s + i * i end
  return s
end
print(squares(1000000))
