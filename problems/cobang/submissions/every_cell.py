# Đúng, nhưng xét mọi nước đi từ mọi ô.
n, m, x, y = map(int, open("COBANG.INP").read().split())

rows = [[0] * (m + 1) for _ in range(m + 1)]
for i in range(1, x + 1):
    row = [0] * (m + 1)
    for j in range(1, m + 1):
        after = [rows[(i - k) % (m + 1)][k] for k in range(1, min(m, i - 1) + 1) if k != j]
        lost = [v for v in after if v % 2 == 0]
        if lost:
            row[j] = min(lost) + 1
        elif after:
            row[j] = max(after) + 1
    rows[i % (m + 1)] = row

moves = rows[x % (m + 1)][y]
with open("COBANG.OUT", "w") as out:
    print(moves % 2, moves, sep="\n", file=out)
