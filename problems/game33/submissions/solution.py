# Nhìn từ số vừa báo, ba người có ba vai: 0 là người sắp đi, 1 là người kế tiếp, 2 là người vừa báo số.
from functools import cache

LIMIT = 1000000  # căn bậc hai của số lớn nhất có thể gặp
composite = bytearray(LIMIT + 1)
primes = []
for p in range(2, LIMIT + 1):
    if not composite[p]:
        primes.append(p)
        composite[p * p::p] = b"\1" * len(range(p * p, LIMIT + 1, p))


def sums(n):
    """Các tổng a + b với a * b = n, a, b >= 2, tăng dần."""
    divisors = [1]
    rest = n
    for p in primes:
        if p * p > rest:
            break
        powers = [1]
        while rest % p == 0:
            rest //= p
            powers.append(powers[-1] * p)
        if len(powers) > 1:
            divisors = [d * power for d in divisors for power in powers]
    if rest > 1:
        divisors += [d * rest for d in divisors]
    return sorted(d + n // d for d in divisors if d > 1 and d * d <= n)


@cache
def winner(n):
    """Vai của người thắng khi số vừa báo là n (khác 4)."""
    after = sums(n)
    if not after:
        return 2
    # Tổng nhỏ dẫn tới ít số hơn, nên thử trước.
    if any(winner(total) == 2 for total in after):
        return 0
    return winner(after[-1]) + 1


PLAYER = [2, 3, 1]
with open("GAME33.INP") as file, open("GAME33.OUT", "w") as out:
    for n in map(int, file.read().split()):
        print(0 if n == 4 else PLAYER[winner(n)], file=out)
