# Giá trị chơi mở thì đúng; còn khi chơi đồng thời, lượt nào cũng được chơi như lượt cuối.
from functools import cache

with open("MATGAME.INP") as source:
    m, n, k, *entries = map(int, source.read().split())
a = [entries[i * n:(i + 1) * n] for i in range(m)]


@cache
def open_play(rows, columns):
    if len(rows) == m - k:
        return 0
    return max(
        min(a[i][j] + open_play(rows - {i}, columns - {j}) for j in columns) for i in rows
    )


def fictitious(rows, columns):
    """How often each row and each column is picked in a single round."""
    rows, columns = sorted(rows), sorted(columns)
    earned, lost = [0] * len(rows), [0] * len(columns)
    p, q = [0] * len(rows), [0] * len(columns)
    for _ in range(200):
        i = max(range(len(rows)), key=lambda x: earned[x])
        j = min(range(len(columns)), key=lambda x: lost[x])
        p[i] += 1 / 200
        q[j] += 1 / 200
        earned = [e + a[r][columns[j]] for e, r in zip(earned, rows)]
        lost = [e + a[rows[i]][c] for e, c in zip(lost, columns)]
    return dict(zip(rows, p)), dict(zip(columns, q))


@cache
def hidden_play(rows, columns):
    if len(rows) == m - k:
        return 0
    p, q = fictitious(rows, columns)
    return sum(
        p[i] * q[j] * (a[i][j] + hidden_play(rows - {i}, columns - {j}))
        for i in rows
        for j in columns
        if p[i] * q[j] > 0
    )


whole = frozenset(range(m)), frozenset(range(n))
with open("MATGAME.OUT", "w") as out:
    print(open_play(*whole), file=out)
    print(f"{hidden_play(*whole):.6f}", file=out)
