# Đúng, nhưng xét mọi cách đẩy từ mọi thế cờ.
n, m, x = map(int, open("CODAY.INP").read().split())

cells = [[0] * (m + 1) for _ in range(m + 1)]
for i in range(1, x + 1):
    cell = [0] * (m + 1)
    for j in range(m + 1):
        after = [cells[(i - k) % (m + 1)][k] for k in range(1, min(m, i - 1) + 1) if k != j]
        lost = [v for v in after if v % 2 == 0]
        if lost:
            cell[j] = min(lost) + 1
        elif after:
            cell[j] = max(after) + 1
    cells[i % (m + 1)] = cell

pushes = cells[x % (m + 1)][0]
winning = [k for k in range(1, min(m, x - 1) + 1) if cells[(x - k) % (m + 1)][k] % 2 == 0]
with open("CODAY.OUT", "w") as out:
    print(pushes % 2, pushes, sep="\n", file=out)
    print(*winning, file=out)
