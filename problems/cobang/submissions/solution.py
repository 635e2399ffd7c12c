# Giá trị của một ô là số nước còn lại của ván cờ: chẵn là thua, lẻ là thắng. Mỗi hàng chỉ có một cột (special_col)
# khác các cột còn lại, nên chỉ cần nhớ ba số.
# 10^6 hàng thì quá chậm đối với Python. In bảng ra thì thấy: từ một chỗ nào đó trở đi, hàng i giống hàng i - p, mỗi
# giá trị tăng thêm một lượng không đổi. Với mọi M đến 50 điều này đúng kể từ hàng 40000 (đã thử hết đến hàng 10^6).
SIZE = 40000
INF = 1 << 30

with open("COBANG.INP") as file:
    n, m, x, y = map(int, file.read().split())

common, special, special_col = [0], [0], [0]
for i in range(1, min(x, SIZE) + 1):
    even1 = even2 = INF  # hai giá trị chẵn nhỏ nhất
    odd1 = odd2 = -1     # hai giá trị lẻ lớn nhất, -1 là chưa có
    even_move = odd_move = 0
    for k in range(1, min(m, i - 1) + 1):
        row = i - k
        v = special[row] if special_col[row] == k else common[row]
        if v % 2 == 0:
            if v < even1:
                even1, even2, even_move = v, even1, k
            elif v < even2:
                even2 = v
        elif v > odd1:
            odd1, odd2, odd_move = v, odd1, k
        elif v > odd2:
            odd2 = v
    if even1 < INF:  # thắng; nếu nước nhanh nhất bị cấm thì đi nước thứ hai, không có thì thua
        common.append(even1 + 1)
        special.append((even2 if even2 < INF else odd1) + 1)
        special_col.append(even_move)
    else:
        common.append(odd1 + 1)
        special.append(odd2 + 1)
        special_col.append(odd_move)


def repeats(p):
    """Các hàng cuối bảng có giống các hàng trước đó p hàng, và tăng đều không."""
    return all(
        special_col[i] == special_col[i - p]
        and common[i] - common[i - p] == common[i - p] - common[i - 2 * p]
        and special[i] - special[i - p] == special[i - p] - special[i - 2 * p]
        for i in range(SIZE, SIZE - m - p, -1)
    )


def value(row):
    return special[row] if y == special_col[row] else common[row]


if x <= SIZE:
    moves = value(x)
else:
    p = next(p for p in range(1, SIZE // 3) if repeats(p))
    times = (x - SIZE + p - 1) // p
    row = x - times * p
    moves = value(row) + times * (value(row) - value(row - p))
with open("COBANG.OUT", "w") as file:
    print(moves % 2, moves, sep="\n", file=file)
