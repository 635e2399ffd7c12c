from functools import cache

with open("MATGAME.INP") as file:
    m, n, k, *numbers = map(int, file.read().split())
a = [numbers[i * n:(i + 1) * n] for i in range(m)]


def mixed(matrix):
    rows, columns = len(matrix), len(matrix[0])
    t = []
    for i, line in enumerate(matrix):
        t.append([x / 5000 + 2 for x in line] + [float(i == j) for j in range(rows)] + [1.0])
    t.append([-1.0] * columns + [0.0] * (rows + 1))
    basic = list(range(columns, columns + rows))
    while min(t[rows][:-1]) < -1e-11:
        c = next(j for j, x in enumerate(t[rows]) if x < -1e-11)
        r = min((t[i][-1] / t[i][c], basic[i], i) for i in range(rows) if t[i][c] > 1e-11)[2]
        t[r] = [x / t[r][c] for x in t[r]]
        for i in range(rows + 1):
            if i != r:
                t[i] = [x - t[i][c] * y for x, y in zip(t[i], t[r])]
        basic[r] = c
    return (1 / t[rows][-1] - 2) * 5000


@cache
def value(rows, columns, left):
    if left == 0:
        return 0, 0.0
    opens, sums = [], []
    for i in (i for i in range(m) if not rows >> i & 1):
        free = [j for j in range(n) if not columns >> j & 1]
        after = [value(rows | 1 << i, columns | 1 << j, left - 1) for j in free]
        opens.append(min(a[i][j] + first for j, (first, _) in zip(free, after)))
        sums.append([a[i][j] + second for j, (_, second) in zip(free, after)])
    return max(opens), mixed(sums)


with open("MATGAME.OUT", "w") as file:
    print("%d\n%.6f" % value(0, 0, k), file=file)
