m = [[a ^ b for a in range(300)] for b in range(300)]
print(m[299][298])
