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
    return lower(x - k)  # x là số lớn của một cặp


with open("HAU.INP") as file, open("HAU.OUT", "w") as out:
    t = int(file.readline())
    for _ in range(t):
        p, q = map(int, file.readline().split())
        k = abs(p - q)
        a = lower(k)
        moves = [(p, partner(p)), (partner(q), q), (a, a + k) if p < q else (a + k, a)]
        moves = sorted((u, v) for u, v in moves if u + v < p + q)
        print(len(moves), file=out)
        for u, v in moves:
            print(u, v, file=out)
