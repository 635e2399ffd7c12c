with open("GAME3ENDS.INP") as file:
    n, *card = map(int, file.read().split())


def value(start, stop, mine, yours, alpha, beta):
    if start == stop:
        return (mine % 3 == 0) - (yours % 3 == 0)
    best = -1
    for end in range(2):
        taken = card[start] if end == 0 else card[stop - 1]
        ahead = -value(start + 1 - end, stop - end, yours, mine + taken, -beta, -alpha)
        best = max(best, ahead)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


result = value(0, n, 0, 0, -1, 1)
with open("GAME3ENDS.OUT", "w") as file:
    print("FIRST" if result > 0 else "SECOND" if result < 0 else "DRAW", file=file)
