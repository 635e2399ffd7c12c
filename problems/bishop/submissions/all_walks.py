# Đúng, nhưng lưu mọi trạng thái gồm ô đang đứng và các ô đã thấy, qua từng nước đi.
with open("BISHOP.INP") as source:
    n, k, *cells = map(int, source.read().split())
side = 2 * n


def sight(cell):
    x, y = cell % side, cell // side
    return [
        c
        for c in range(side * side)
        if c != cell and abs(x - c % side) == abs(y - c // side)
    ]


views = [sight(cell) for cell in range(side * side)]
masks = [sum(1 << c for c in view) for view in views]


def value(seen):
    return sum(cells[c] for c in range(side * side) if seen >> c & 1)


def half(cell):
    states = {(cell, masks[cell])}
    best = []
    for _ in range(k + 1):
        best.append(max(value(seen) for seen in {seen for _, seen in states}))
        states = {(to, seen | masks[to]) for at, seen in states for to in views[at]}
    return best


left, right = half(n - 1), half(n)
with open("BISHOP.OUT", "w") as out:
    print(max(left[j] + right[k - j] for j in range(k + 1)), file=out)
