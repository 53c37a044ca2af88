def total(n):
    add = lambda k: (lambda x: x + k)
    s = 0
    for i in range(1, n + 1):
        s = add(i)(s)
    return s

print(total(300000))
