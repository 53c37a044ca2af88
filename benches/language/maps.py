def tally(n):
    counts = {}
    x = 1
    for i in range(n):
        x = (x * 1103515245 + 12345) % 2147483648
        key = x % 1000
        if key in counts:
            counts[key] = counts[key] + 1
        else:
            counts[key] = 1
    return counts[7]

print(tally(200000))
