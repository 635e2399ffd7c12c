# Đúng, nhưng duyệt đi duyệt lại cùng những thế cờ.
def lead(pieces):
    best = None
    for i, (a, b) in enumerate(pieces):
        others = pieces[:i] + pieces[i + 1 :]
        breaks = [((k, b), (a - k, b)) for k in range(1, a)]
        breaks += [((a, k), (a, b - k)) for k in range(1, b)]
        for halves in breaks:
            left = [half for half in halves if half != (1, 1)]
            after = 2 - len(left) - lead(others + left)
            if best is None or after > best:
                best = after
    return best or 0


with open("SOCOLA2.INP") as source:
    m, n = map(int, source.read().split())
squares = m * n if m * n > 1 else 0
first = lead([(m, n)])
with open("SOCOLA2.OUT", "w") as out:
    print((squares + first) // 2, (squares - first) // 2, file=out)
