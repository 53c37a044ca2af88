local m = {}
for b = 0, 299 do
  local row = {}
  for a = 0, 299 do row[a + 1] = a ~ b end
  m[b + 1] = row
end
print(m[300][299])
