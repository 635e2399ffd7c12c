# Đổi dấu hàng, cột có tổng âm cho đến khi không còn; mỗi lần như vậy tổng cả bảng tăng lên.
def flip_negative(table, flipped):
    """Đổi dấu các hàng có tổng âm; có hàng nào bị đổi không?"""
    changed = False
    for i, row in enumerate(table):
        if sum(row) < 0:
            table[i] = [-x for x in row]
            flipped[i] = not flipped[i]
            changed = True
    return changed


with open("TABLE.INP") as file:
    n, m = map(int, file.readline().split())
    table = [list(map(int, file.readline().split())) for _ in range(n)]

row_flipped, col_flipped = [False] * n, [False] * m
changed = True
while changed:
    changed = flip_negative(table, row_flipped)
    columns = [list(column) for column in zip(*table)]  # cột thành hàng
    changed |= flip_negative(columns, col_flipped)
    table = [list(row) for row in zip(*columns)]

# Đổi dấu hai lần cũng như không: mỗi hàng, cột ghi nhiều nhất một lần.
with open("TABLE.OUT", "w") as file:
    print(sum(row_flipped) + sum(col_flipped), file=file)
    for letter, flipped in (("R", row_flipped), ("C", col_flipped)):
        for i, is_flipped in enumerate(flipped, 1):
            if is_flipped:
                print(letter, i, file=file)
