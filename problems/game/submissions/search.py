# Đúng, nhưng nhìn trước N nước và không nhớ gì.
import sys

sys.setrecursionlimit(10000)
with open("GAME.INP") as source:
    n, m, start, *ends = map(int, source.read().split())
moves = [[] for _ in range(n + 1)]
for u, v in zip(ends[::2], ends[1::2]):
    moves[u].append(v)


def value(u, depth):
    """1 if the player to move wins within so many moves, -1 if he loses, 0 if neither."""
    if not moves[u]:
        return -1
    if depth == 0:
        return 0
    return max(-value(v, depth - 1) for v in moves[u])


with open("GAME.OUT", "w") as out:
    print({1: 1, -1: 2, 0: 0}[value(start, n)], file=out)
