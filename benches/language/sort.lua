local function shuffled(n)
  local x = 1
  local found = {}
  for i = 1, n do
    x = (x * 1103515245 + 12345) % 2147483648
    found[i] = x
  end
  return found
end
local s = shuffled(10000)
table.sort(s, function(a, b) return a < b end)
print(s[1] + s[5000])
