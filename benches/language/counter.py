class Counter:
    def __init__(self):
        self.n = 0

    def count(self):
        self.n = self.n + 1

def run(counter, times):
    for i in range(times):
        counter.count()
    return counter.n

print(run(Counter(), 1000000))
