def text(n):
    s = ""
    for i in range(n):
        s = s + "x"
    return len(s)

print(text(100000))
