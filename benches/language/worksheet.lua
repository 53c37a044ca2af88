s = 0
for i = 1, 1000000 do s = s + i * i end
print(s)
