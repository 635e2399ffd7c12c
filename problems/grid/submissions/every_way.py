# Đúng, nhưng đi mọi đường.
import sys

sys.setrecursionlimit(1000000)
tokens = list(map(int, open("GRID.INP").read().split()))
out = open("GRID.OUT", "w")


def walk(i, j, direction, left):
    """The largest sum from this cell on, or None; direction is how the row is being crossed."""
    value = board[i][j]
    left -= value < 0
    if left < 0:
        return None
    if i == j == n - 1:
        return value
    ways = []
    if j + 1 < n and direction >= 0:
        ways.append(walk(i, j + 1, 1, left))
    if j > 0 and direction <= 0:
        ways.append(walk(i, j - 1, -1, left))
    if i + 1 < n:
        ways.append(walk(i + 1, j, 0, left))
    ways = [way for way in ways if way is not None]
    return value + max(ways) if ways else None


at = 0
while at < len(tokens):
    n, k = tokens[at : at + 2]
    at += 2
    board = [tokens[at + i * n : at + (i + 1) * n] for i in range(n)]
    at += n * n
    best = walk(0, 0, 0, k)
    print("NO" if best is None else best, file=out)
out.close()
