local function sieve(n)
  local composite = {}
  for i = 1, n do composite[#composite + 1] = false end
  local count = 0
  for i = 2, n do
    if not composite[i] then
      count = count + 1
      for k = i * i, n, i do composite[k] = true end
    end
  end
  return count
end
print(sieve(1000000))
