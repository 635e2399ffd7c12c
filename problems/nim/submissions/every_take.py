# Đúng, nhưng thử mọi số viên sỏi của mọi đống.
with open("NIM.INP") as source:
    n, *heaps = map(int, source.read().split())

moves = []
for i in range(n):
    others = 0
    for j in range(n):
        if j != i:
            others ^= heaps[j]
    for take in range(1, heaps[i] + 1):
        if (heaps[i] - take) ^ others == 0:
            moves.append((i + 1, take))

with open("NIM.OUT", "w") as out:
    print(len(moves), file=out)
    for heap, take in moves:
        print(heap, take, file=out)
