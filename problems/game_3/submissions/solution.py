# Chỉ số dư khi chia cho 3 là quan trọng.
import sys
from functools import cache

sys.setrecursionlimit(10000)

with open("GAME_3.INP") as file:
    n, *numbers = map(int, file.read().split())
rests = [number % 3 for number in numbers]
total = sum(rests)


@cache
def value(counts, mine):
    """Còn counts[r] quân có số dư r; mine là số dư của tổng người đi trước.
    Kết quả: 1 người đi trước thắng, 0 hòa, -1 thua."""
    left = sum(counts)
    if left == 0:
        return (mine == 0) - ((total - mine) % 3 == 0)
    first_to_move = (n - left) % 2 == 0
    results = []
    for rest in range(3):
        if counts[rest] > 0:
            after = tuple(count - (i == rest) for i, count in enumerate(counts))
            results.append(value(after, (mine + rest) % 3 if first_to_move else mine))
    return max(results) if first_to_move else min(results)


answer = value((rests.count(0), rests.count(1), rests.count(2)), 0)
with open("GAME_3.OUT", "w") as file:
    print("FIRST" if answer > 0 else "SECOND" if answer < 0 else "DRAW", file=file)
