# Đúng, và nhớ những gì đã tìm được: đủ cho giới hạn gốc.
from functools import cache


@cache
def winner(n):
    """0: the player to move wins, 1: the next one, 2: the one who announced n."""
    sums = [a + n // a for a in range(2, int(n**0.5) + 1) if n % a == 0]
    if not sums:
        return 2
    after = [winner(s) for s in sums]
    return 0 if 2 in after else (after[0] + 1) % 3


with open("GAME33.INP") as source, open("GAME33.OUT", "w") as out:
    for n in map(int, source.read().split()):
        print(0 if n == 4 else [2, 3, 1][winner(n)], file=out)
