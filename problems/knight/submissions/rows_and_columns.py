# Lấy số hàng làm số cột, vì vậy đi những nước không có.
import sys

m, n, p, q = map(int, sys.stdin.readline().split())
JUMPS = [(-2, -1), (-1, -2), (-2, 1), (1, -2)]


def moves(i, j):
    # The mistake: m should bound the rows and n the columns.
    return [(i + a, j + b) for a, b in JUMPS if 1 <= i + a <= n and 1 <= j + b <= m]


side = max(m, n)
length = [[0] * (side + 1) for _ in range(side + 1)]
for i in range(1, side + 1):
    length[i] = [0] * (side + 1)
for total in range(2, m + n + 1):
    for i in range(max(1, total - m), min(n, total - 1) + 1):
        j = total - i
        after = [length[u][v] + 1 for u, v in moves(i, j)]
        wins = [k for k in after if k % 2]
        length[i][j] = min(wins) if wins else max(after, default=0)

while True:
    good = [to for to in moves(p, q) if length[to[0]][to[1]] + 1 == length[p][q]]
    if not good:
        break
    p, q = good[0]
    print(p, q, flush=True)
    line = sys.stdin.readline()
    if not line:
        break
    p, q = map(int, line.split())
