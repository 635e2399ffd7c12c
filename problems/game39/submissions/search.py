# Đúng, nhưng chơi mọi ván từ mọi đỉnh xuất phát đến hết.
import sys

sys.setrecursionlimit(10000)
with open("GAME39.INP") as source:
    n1, n2, m, *ends = map(int, source.read().split())
neighbours = [set() for _ in range(n1 + n2)]
for i, j in zip(ends[::2], ends[1::2]):
    neighbours[i - 1].add(n1 + j - 1)
    neighbours[n1 + j - 1].add(i - 1)
deleted = [False] * (n1 + n2)


def wins(v):
    deleted[v] = True
    won = any(not deleted[u] and not wins(u) for u in neighbours[v])
    deleted[v] = False
    return won


letters = "".join("H" if wins(v) else "R" for v in range(n1 + n2))
with open("GAME39.OUT", "w") as out:
    print(letters[:n1], letters[n1:], sep="\n", file=out)
