local function total(n)
  local add = function(k) return function(x) return x + k end end
  local s = 0
  for i = 1, n do s = add(i)(s) end
  return s
end
print(total(300000))
