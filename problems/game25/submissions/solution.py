# Các ô của một người là các bit 1 của một số: viết năm hàng liền nhau, giữa hai hàng là một bit 0.
# Ô bên phải cách 1 bit, ô bên dưới cách 6 bit, hai ô chéo cách 7 và 5 bit.
CELLS_OF_A = str.maketrans("AB\n", "100")
ALL_CELLS = int("0".join(["11111"] * 5), 2)


def has_line(cells):
    for step in 1, 5, 6, 7:
        if cells & cells >> step & cells >> 2 * step:
            return True
    return False


with open("GAME25.INP") as file:
    t = int(file.readline())
    digits = file.read().translate(CELLS_OF_A)
with open("GAME25.OUT", "w") as out:
    for start in range(0, 30 * t, 30):  # 30 chữ số một bàn, kể cả chỗ xuống dòng cuối
        a_cells = int(digits[start : start + 29], 2)
        b_cells = ALL_CELLS ^ a_cells
        a, b = has_line(a_cells), has_line(b_cells)
        if a == b:
            out.write("draw\n")
        else:
            out.write("A wins\n" if a else "B wins\n")
