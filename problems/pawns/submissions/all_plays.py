# Đúng, nhưng thử mọi cách chơi.
import sys

sys.setrecursionlimit(1000000)
with open("PAWNS.INP") as source:
    n, m, p, k, *rest = map(int, source.read().split())
white = frozenset((1, column) for column in rest[:p])
black = frozenset(zip(rest[p::2], rest[p + 1 :: 2]))
seen = set()


def can_win(white, black):
    if not black:
        return True
    if (white, black) in seen:
        return False
    seen.add((white, black))
    for row, column in white:
        for to in ((row + 1, column - 1), (row + 1, column), (row + 1, column + 1)):
            if to[0] > n or not 1 <= to[1] <= m:
                continue
            if to[1] == column and (to in white or to in black):
                continue
            if to[1] != column and to not in black:
                continue
            if can_win(white - {(row, column)} | {to}, black - {to}):
                return True
    return False


with open("PAWNS.OUT", "w") as out:
    print("YES" if can_win(white, black) else "NO", file=out)
