local function tally(n)
  local counts = {}
  local x = 1
  for i = 1, n do
    x = (x * 1103515245 + 12345) % 2147483648
    local key = x % 1000
    if counts[key] then counts[key] = counts[key] + 1 else counts[key] = 1 end
  end
  return counts[7]
end
print(tally(200000))
