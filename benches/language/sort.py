from functools import cmp_to_key

def shuffled(n):
    x = 1
    found = []
    for i in range(n):
        x = (x * 1103515245 + 12345) % 2147483648
        found.append(x)
    return found

s = sorted(shuffled(10000), key=cmp_to_key(lambda a, b: a - b))
print(s[0] + s[4999])
