# Quên ghi lại nước đi của đối thủ nên đi vào ô của đối thủ.
import sys

board = [[0] * 4 for _ in range(4)]


def winning():
    for r in range(4):
        for c in range(4):
            if board[r][c]:
                continue
            for line in (board[r], [row[c] for row in board]):
                if sorted(line)[1] > 0 and 1 <= 10 - sum(line) <= 4:
                    return r, c, 10 - sum(line)
    return None


for line in sys.stdin:
    row, column, k = (int(word) - 1 for word in line.split())
    # The mistake: board[row][column] = k + 1 is missing.
    move = winning()
    if move:
        r, c, k = move
        print(r + 1, c + 1, k, "WIN", flush=True)
        break
    c = column if board[row][column] == 0 else board[row].index(0)
    board[row][c] = 4 - k
    print(row + 1, c + 1, 4 - k, flush=True)
