def opening(game):
    lines = [line for line in open("EULER.INP").read().split()[1:]]
    board = "".join(lines[4 * game - 4:4 * game])
    return frozenset(cell for cell in range(16) if board[cell] == ".")


def moves(at):
    all = []
    for line in range(4):
        for far in (1, 2, 3):
            for side, cells in (
                (">", {4 * line + k for k in range(far)}),
                ("<", {4 * line + 3 - k for k in range(far)}),
                ("v", {4 * k + line for k in range(far)}),
                ("^", {4 * (3 - k) + line for k in range(far)}),
            ):
                if cells <= at:
                    all.append(("%s %d %d" % (side, line + 1, far), at - cells))
        for column in range(4):
            if 4 * line + column in at:
                all.append(("o %d %d" % (line + 1, column + 1), at - {4 * line + column}))
    return all


def gain(at, after):
    return len(at) - len(after)
