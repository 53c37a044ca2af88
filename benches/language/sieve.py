def sieve(n):
    composite = []
    for i in range(n + 1):
        composite.append(False)
    count = 0
    for i in range(2, n + 1):
        if not composite[i]:
            count += 1
            for k in range(i * i, n + 1, i):
                composite[k] = True
    return count

print(sieve(1000000))
