# Tìm được bộ ba đúng nhưng không phải bộ ba nhỏ nhất theo thứ tự từ điển: các vòng lặp lồng nhau
# sai thứ tự.
def ball_at(n, k, p, a, b, c):
    x, ball = c, p - 1
    for _ in range(n):
        right = (x + 1) % k
        if ball == x:
            ball = right
        elif ball == right:
            ball = x
        x = (a * x + b) % k
    return ball


with open("BENDER.INP") as source:
    n, k, p, q = map(int, source.read().split())

triples = [(a, b, c) for c in range(k) for b in range(k) for a in range(k)]
found = [t for t in triples if ball_at(n, k, p, *t) == q - 1]
with open("BENDER.OUT", "w") as out:
    print(*(found[0] if found else ["Impossible"]), file=out)
