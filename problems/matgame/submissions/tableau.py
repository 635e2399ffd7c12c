from functools import cache

with open("MATGAME.INP") as file:
    m, n, k, *numbers = map(int, file.read().split())
a = [numbers[i * n:(i + 1) * n] for i in range(m)]


def mixed(t):
    rows, columns = len(t), len(t[0]) - 1
    t.append([-1.0] * columns + [0.0])
    while min(t[rows][:-1]) < -1e-11:
        c = t[rows].index(min(t[rows][:-1]))
        r = min((i for i in range(rows) if t[i][c] > 1e-11), key=lambda i: t[i][-1] / t[i][c])
        pivot, t[r][c] = t[r][c], 1.0
        t[r] = [x / pivot for x in t[r]]
        for i in range(rows + 1):
            if i != r:
                factor, t[i][c] = t[i][c], 0.0
                t[i] = [x - factor * y for x, y in zip(t[i], t[r])]
    return 1 / t[rows][-1]


@cache
def value(rows, columns, left, is_open):
    if left == 0:
        return 0
    t, best = [], 0
    for i in (i for i in range(m) if not rows >> i & 1):
        free = [j for j in range(n) if not columns >> j & 1]
        line = [10000 + a[i][j] + value(rows | 1 << i, columns | 1 << j, left - 1, is_open) for j in free]
        best = max(best, min(line))
        t.append(line + [1.0])
    return (best if is_open else mixed(t)) - 10000


with open("MATGAME.OUT", "w") as file:
    print(value(0, 0, k, True), file=file)
    print("%.6f" % value(0, 0, k, False), file=file)
