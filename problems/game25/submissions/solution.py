# Các ô của một người là các bit 1 của một số: viết năm hàng liền nhau, cuối mỗi hàng là dấu xuống dòng.
# Ô bên phải cách 1 bit, ô bên dưới cách 6 bit, hai ô chéo cách 7 và 5 bit.
CELLS = {"A": str.maketrans("AB\n", "100"), "B": str.maketrans("AB\n", "010")}


def has_line(board, player):
    cells = int(board.translate(CELLS[player]), 2)
    return any(cells & cells >> step & cells >> 2 * step for step in (1, 5, 6, 7))


with open("GAME25.INP") as file, open("GAME25.OUT", "w") as out:
    t = int(file.readline())
    for rows in zip(file, file, file, file, file):  # mỗi lần năm dòng
        board = "".join(rows)
        a, b = has_line(board, "A"), has_line(board, "B")
        if a == b:
            print("draw", file=out)
        else:
            print("A wins" if a else "B wins", file=out)
