from functools import cache

with open("NUMCOINS.INP") as file:
    n, k, *coins = map(int, file.read().split())


@cache
def value(left, limit):
    if left == 0:
        return 0, 0
    best, first, gain = -1000000, 0, 0
    for take in range(1, min(limit, left) + 1):
        gain += coins[n - left + take - 1]
        ahead = gain - value(left - take, take)[0]
        if ahead > best:
            best, first = ahead, take
    return best, first


with open("NUMCOINS.OUT", "w") as file:
    print((sum(coins) + value(n, k)[0]) // 2, file=file)
    left, limit = n, k
    while left > 0:
        limit = value(left, limit)[1]
        left -= limit
        print(limit, end=" ", file=file)
    print(file=file)
