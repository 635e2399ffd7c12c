# Chơi đúng, nhưng không ghi WIN.
import sys

board = [[0] * 4 for _ in range(4)]


def lines(r, c):
    return board[r], [row[c] for row in board]


def winning():
    for r in range(4):
        for c in range(4):
            if board[r][c] == 0:
                for line in lines(r, c):
                    if line.count(0) == 1 and 1 <= 10 - sum(line) <= 4:
                        return r, c, 10 - sum(line)
    return None


for text in sys.stdin:
    row, column, number = map(int, text.split())
    row, column = row - 1, column - 1
    board[row][column] = number
    move = winning()
    if move is None:
        move = row, column ^ 1, 5 - number
        board[row][column ^ 1] = 5 - number
        print(move[0] + 1, move[1] + 1, move[2], flush=True)
    else:
        # The mistake: WIN is missing.
        print(move[0] + 1, move[1] + 1, move[2], flush=True)
        break
