# Đúng, nhưng thử mọi chiến lược của Harry.
from itertools import product


def answer(n, owners, start, arcs, ron):
    own = [[] for _ in range(n)]
    for number, (u, v, w) in enumerate(arcs, 1):
        own[u - 1].append(number)
    choices = [own[u] if owners[u] == "B" else [0] for u in range(n)]
    best, row = 1, None
    for harry in product(*choices):
        pawn, z, first = start, 0, {}
        while pawn not in first:
            first[pawn] = z
            u, pawn, w = arcs[(harry[pawn - 1] or ron[pawn - 1]) - 1]
            z += w
        gain = z - first[pawn]
        sign = (gain > 0) - (gain < 0)
        if sign < best:
            best, row = sign, harry
    if best == 1:
        return "WIN\n"
    return ("LOSE\n" if best < 0 else "DRAW\n") + " ".join(map(str, row)) + "\n"


with open("MEAN.INP") as source:
    tokens = source.read().split()
at = 0
with open("MEAN.OUT", "w") as out:
    while at < len(tokens):
        n, m, owners, start = int(tokens[at]), int(tokens[at + 1]), tokens[at + 2], int(tokens[at + 3])
        at += 4
        arcs = [tuple(map(int, tokens[at + 3 * i : at + 3 * i + 3])) for i in range(m)]
        at += 3 * m
        out.write(answer(n, owners, start, arcs, list(map(int, tokens[at : at + n]))))
        at += n
