# Đúng, nhưng thực hiện mọi lần bẻ, lần lượt từng lần.
def first_wins(m, n):
    pieces = [(m, n)]
    turn = 0
    while pieces:
        m, n = pieces.pop()
        if m > 1:
            pieces += [(1, n), (m - 1, n)]
        elif n > 1:
            pieces += [(1, 1), (1, n - 1)]
        else:
            continue
        turn = 1 - turn
    return turn


with open("SOCOLA.INP") as source:
    q, *sides = map(int, source.read().split())
with open("SOCOLA.OUT", "w") as out:
    for m, n in zip(sides[::2], sides[1::2]):
        print(first_wins(m, n), file=out)
