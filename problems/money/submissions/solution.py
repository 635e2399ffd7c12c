# Số tiền lớn nhất là số lớn nhất trong dãy n, f(n), f(f(n)), ... cho đến 1.
# Nhiều dãy nhập vào nhau: gặp số đã biết đáp án thì dừng.
known = {1: 1}


def largest(n):
    path = []
    while n not in known:
        path.append(n)
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    best = known[n]
    for number in reversed(path):
        best = max(best, number)
        known[number] = best
    return best


with open("MONEY.INP") as file:
    numbers = [int(word) for word in file.read().split()]
with open("MONEY.OUT", "w") as file:
    for n in numbers:
        print(largest(n), file=file)
