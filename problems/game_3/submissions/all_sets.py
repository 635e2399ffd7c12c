# Đúng, nhưng mỗi trạng thái là một tập các quân bài: có 2^n tập.
import sys
from functools import lru_cache

sys.setrecursionlimit(10000)
n, *cards = map(int, open("GAME_3.INP").read().split())


@lru_cache(maxsize=None)
def value(left, mine, yours):
    # 1, 0 hay -1 với người sắp đi, theo tập các quân còn lại và hai tổng lấy theo mod 3.
    best = None
    for i in range(n):
        if left >> i & 1:
            v = -value(left & ~(1 << i), yours, (mine + cards[i]) % 3)
            best = v if best is None else max(best, v)
    return (mine == 0) - (yours == 0) if best is None else best


result = value((1 << n) - 1, 0, 0)
with open("GAME_3.OUT", "w") as out:
    print({1: "FIRST", 0: "DRAW", -1: "SECOND"}[result], file=out)
