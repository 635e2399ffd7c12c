# Đánh số các vị trí 0, 1, ..., n - 1 ngược chiều kim đồng hồ từ hình vuông. Trong một lượt với số
# nguyên tố p = q * (n - 1) + r, người ở vị trí 0 đi qua mọi người khác q lần và r người đầu thêm
# một lần nữa; mỗi lần bị đi qua thì lùi lại một vị trí.
# Theo dõi người a xuôi theo các lượt, rồi lần ngược hai vị trí bên cạnh về lúc đầu.
from itertools import compress


def primes_up_to(limit):
    is_prime = bytearray(b"\1") * (limit + 1)
    is_prime[0:2] = b"\0\0"
    for p in range(2, int(limit**0.5) + 1):
        if is_prime[p]:
            is_prime[p * p::p] = bytes(len(range(p * p, limit + 1, p)))
    return list(compress(range(limit + 1), is_prime))


with open("NEIGHBOR.INP") as file:
    n, k, a = map(int, file.read().split())
# Số nguyên tố thứ 500000 là 7368787, thứ 5000000 là 86028121.
primes = primes_up_to(7368787 if k <= 500000 else 86028121)[:k]

place = a - 1
for p in primes:
    q, r = divmod(p, n - 1)
    if place == 0:
        place = r
    elif place <= r:
        place -= 1
    place = (place - q) % n

left, right = (place + 1) % n, (place - 1) % n
for p in reversed(primes):
    q, r = divmod(p, n - 1)
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
with open("NEIGHBOR.OUT", "w") as file:
    print(left + 1, right + 1, file=file)
