# Đúng, nhưng lập danh sách cho mọi đường của mọi bàn cờ, hai lần.
with open("GAME25.INP") as source:
    t, *rows = source.read().split()


def reaches(board, player):
    found = False
    for i in range(5):
        for j in range(5):
            for down, right in (0, 1), (1, 0), (1, 1), (1, -1):
                line = []
                for step in range(3):
                    row, column = i + step * down, j + step * right
                    if 0 <= row < 5 and 0 <= column < 5:
                        line.append(board[row][column])
                if line == [player] * 3:
                    found = True
    return found


with open("GAME25.OUT", "w") as out:
    for test in range(int(t)):
        board = rows[5 * test : 5 * test + 5]
        a, b = reaches(board, "A"), reaches(board, "B")
        print("draw" if a == b else "A wins" if a else "B wins", file=out)
