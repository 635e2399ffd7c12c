# Trò chơi Wythoff: cặp thua thứ k là (a, a + k) với a = phần nguyên của k nhân tỉ lệ vàng.
from math import isqrt

# Phần nguyên của 2^128 lần tỉ lệ vàng: với k không quá 10^18, k lần tỉ lệ vàng cách số nguyên gần nhất hơn 10^-19, còn
# sai số ở đây nhỏ hơn 10^-20.
GOLDEN = (2**128 + isqrt(5 * 2**256)) // 2


def lower(k):
    """Số nhỏ hơn trong cặp thứ k."""
    return k * GOLDEN >> 128


def partner(x):
    """Tọa độ kia của ô thua có một tọa độ là x."""
    k = lower(x) - x  # có k cặp, kể từ cặp 1, mà số nhỏ bé hơn x
    if lower(k + 1) == x:
        return x + k + 1  # x là số nhỏ của một cặp
    return k  # x là số lớn của cặp thứ i: dưới x có k số nhỏ và i - 1 số lớn, nên k = x - i là số nhỏ


def winning_moves(p, q):
    """Các ô thua mà quân Hậu đi tới được từ (p, q), xếp tăng dần."""
    k = abs(p - q)
    a = lower(k)
    x, y = partner(q), partner(p)  # ô thua trên hàng q là (x, q), trên cột p là (p, y)
    moves = []
    if a < p and a < q:
        moves.append((a, a + k) if p < q else (a + k, a))
    if x < p:
        moves.append((x, q))
    if y < q:
        moves.append((p, y))
    return sorted(moves)


with open("HAU.INP", "rb") as file, open("HAU.OUT", "w") as out:  # đọc byte, khỏi đổi ra chữ: nhanh hơn
    t = int(file.readline())
    for _ in range(t):
        p, q = map(int, file.readline().split())
        moves = winning_moves(p, q)
        out.write(f"{len(moves)}\n")
        for u, v in moves:
            out.write(f"{u} {v}\n")
