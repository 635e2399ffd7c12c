# Đánh số các vị trí 0, 1, ..., n - 1 ngược chiều kim đồng hồ từ hình vuông. Trong một lượt với số
# nguyên tố p = q * (n - 1) + r, người ở vị trí 0 đi qua mọi người khác q lần và r người đầu thêm
# một lần nữa; mỗi lần bị đi qua thì lùi lại một vị trí.
# Theo dõi người a xuôi theo các lượt, rồi lần ngược hai vị trí bên cạnh về lúc đầu.
from itertools import compress
from math import log


def first_primes(k):
    # Số nguyên tố thứ k nhỏ hơn k(ln k + ln ln k) nếu k >= 6. Chỉ sàng các số lẻ.
    limit = int(k * (log(k) + log(log(k)))) if k >= 6 else 11
    is_prime = bytearray(b"\1") * (limit + 1)
    for p in range(3, int(limit**0.5) + 1, 2):
        if is_prime[p]:
            is_prime[p * p::2 * p] = bytes(len(range(p * p, limit + 1, 2 * p)))
    primes = [2, *compress(range(3, limit + 1, 2), is_prime[3::2])]
    return primes[:k]


def forth(place, primes, n):
    others = n - 1
    for p in primes:
        r = p % others
        if place == 0:
            place = r
        elif place <= r:
            place -= 1
        place = (place - p // others) % n
    return place


def back(left, right, primes, n):
    others = n - 1
    for p in reversed(primes):
        q, r = p // others, p % others
        left = (left + q) % n
        if left == r:
            left = 0
        elif left < r:
            left += 1
        right = (right + q) % n
        if right == r:
            right = 0
        elif right < r:
            right += 1
    return left, right


with open("NEIGHBOR.INP") as file:
    n, k, a = map(int, file.read().split())
primes = first_primes(k)
place = forth(a - 1, primes, n)
left, right = back((place + 1) % n, (place - 1) % n, primes, n)
with open("NEIGHBOR.OUT", "w") as file:
    print(left + 1, right + 1, file=file)
