# Số nước đến hết ván của một ô (chẵn là ô thua) lặp lại: cách xa cạnh trên và cạnh phải, bốn hàng hay bốn cột nữa thì
# số nước tăng thêm 2. Nên bỏ bớt từng bốn hàng, bốn cột ở phía dưới và bên trái cho đến khi bàn cờ còn nhỏ: so sánh
# các nước đi thì bàn cờ nhỏ cũng cho như bàn cờ lớn.
import sys
from functools import cache

STEPS = [(-2, -1), (-2, 1), (-1, -2), (1, -2)]


def next_squares(m, n, u, v):
    squares = [(u + du, v + dv) for du, dv in STEPS]
    return [(u, v) for u, v in squares if 1 <= u <= m and 1 <= v <= n]


@cache
def moves_on_small_board(m, n, u, v):
    lengths = [moves_on_small_board(m, n, *square) + 1 for square in next_squares(m, n, u, v)]
    winning = [length for length in lengths if length % 2 == 1]
    return min(winning) if winning else max(lengths, default=0)


def shrink(m, u):
    """Bỏ bớt các nhóm bốn hàng: bàn cờ còn từ 8 đến 11 hàng, quân mã vẫn ở trên bàn cờ."""
    groups = max(0, m // 4 - 2)
    removed = min(groups, (u - 1) // 4)
    return m - 4 * groups, u - 4 * removed, removed


def moves_to_end(u, v):
    small_m, small_u, rows = shrink(m, u)
    small_n, small_v, columns = shrink(n, v)
    return moves_on_small_board(small_m, small_n, small_u, small_v) + 2 * (rows + columns)


m, n, p, q = map(int, sys.stdin.readline().split())
while next_squares(m, n, p, q):
    now = moves_to_end(p, q)
    p, q = next(square for square in next_squares(m, n, p, q) if moves_to_end(*square) == now - 1)
    print(p, q, flush=True)  # không xả bộ đệm thì đối thủ không nhận được nước đi
    if not next_squares(m, n, p, q):
        break  # đối thủ không đi được nữa
    reply = sys.stdin.readline().split()
    if not reply:
        break  # đối thủ đã bỏ cuộc
    p, q = map(int, reply)
