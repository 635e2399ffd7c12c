# Nhìn từ số vừa báo, ba người có ba vai: 0 là người sắp đi, 1 là người kế tiếp, 2 là người vừa báo số.
from functools import cache
from math import isqrt


def primes_up_to(limit):
    composite = bytearray(limit + 1)
    primes = []
    for p in range(2, limit + 1):
        if not composite[p]:
            primes.append(p)
            composite[p * p::p] = b"\1" * len(range(p * p, limit + 1, p))
    return primes


def sums(n):
    """Các tổng a + b với a * b = n, a, b >= 2, tăng dần."""
    divisors = [1]
    rest = n
    for p in primes:
        if p * p > rest:
            break
        if rest % p == 0:
            powers = [1]
            while rest % p == 0:
                rest //= p
                powers.append(powers[-1] * p)
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
with open("GAME33.INP") as file:
    numbers = list(map(int, file.read().split()))
primes = primes_up_to(isqrt(max(numbers, default=1)))  # a + b <= n: không gặp số nào lớn hơn
with open("GAME33.OUT", "w") as out:
    for n in numbers:
        print(0 if n == 4 else PLAYER[winner(n)], file=out)
