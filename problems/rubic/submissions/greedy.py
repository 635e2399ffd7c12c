# Luôn chọn phép biến đổi cho nhiều ô đúng nhất; bỏ cuộc sau ba mươi phép.
def push(board, kind, line, by):
    board = [row[:] for row in board]
    if kind == 1:
        board[line] = board[line][-by:] + board[line][:-by]
    else:
        column = [row[line] for row in board]
        column = column[-by:] + column[:-by]
        for row, cell in zip(board, column):
            row[line] = cell
    return board


def right(board):
    return sum(board[i][j] == 4 * i + j + 1 for i in range(4) for j in range(4))


with open("RUBIC.INP") as source:
    numbers = list(map(int, source.read().split()))
board = [numbers[4 * i:4 * i + 4] for i in range(4)]

done = []
while right(board) < 16 and len(done) < 30:
    moves = [(k, i, by) for k in (1, 2) for i in range(4) for by in (1, 2, 3)]
    best = max(moves, key=lambda move: right(push(board, *move)))
    board = push(board, *best)
    done.append(best)

with open("RUBIC.OUT", "w") as out:
    print(len(done), file=out)
    for kind, line, by in done:
        print(kind, line + 1, by, file=out)
