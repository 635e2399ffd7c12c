import sys

board = [[0] * 4 for _ in range(4)]


def wins(r, c, k):
    for line in (board[r], [row[c] for row in board]):
        if line.count(0) == 1 and sum(line) + k == 10:
            return True
    return False


def think(r, c, k):
    for i in range(4):
        for j in range(4):
            for x in range(1, 5):
                if board[i][j] == 0 and wins(i, j, x):
                    return i, j, x
    return r, c + 1 if c % 2 == 0 else c - 1, 5 - k


for words in sys.stdin:
    r, c, k = map(int, words.split())
    r, c = r - 1, c - 1
    board[r][c] = k
    r, c, k = think(r, c, k)
    over = wins(r, c, k)
    board[r][c] = k
    print(f"{r + 1} {c + 1} {k} WIN" if over else f"{r + 1} {c + 1} {k}", flush=True)
    if over:
        break
