# Nim như thường: liệt kê riêng từng đống.
with open("STONE.INP") as source:
    n, m = map(int, source.read().split())

total = 2 * (n % 2) ^ 3 * (m % 2)
moves = [(a, a - (a ^ total)) for a in [2] * n + [3] * m if a ^ total < a]

with open("STONE.OUT", "w") as out:
    if moves:
        print("YES", len(moves), sep="\n", file=out)
        for heap, take in moves:
            print(heap, take, file=out)
    else:
        print("NO", file=out)
