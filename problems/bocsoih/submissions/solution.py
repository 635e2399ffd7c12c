# M chẵn: thua khi n chia hết cho M + 1. M lẻ: lập bảng tới khi M giá trị liên tiếp lặp lại.
from functools import cache


@cache
def table(m):
    """Bảng tới hết chu kỳ đầu tiên, và độ dài chu kỳ."""
    good = []  # good[n]: 0 nếu với n viên không nước nào thắng, -1 nếu có nhiều nước, nếu không thì là nước duy nhất
    seen = {}
    while True:
        last = tuple(good[-m:])
        if last in seen:
            return good, len(good) - seen[last]
        if len(last) == m:
            seen[last] = len(good)
        moves = [c for c in range(1, min(m, len(good)) + 1) if good[-c] in (0, c)]
        good.append(0 if not moves else moves[0] if len(moves) == 1 else -1)


def wins(n, m):
    if m % 2 == 0:
        return n % (m + 1) != 0
    good, period = table(m)
    if n >= len(good):
        n = len(good) - period + (n - len(good)) % period
    return good[n] != 0


with open("BOCSOIH.INP") as file:
    t, *numbers = map(int, file.read().split())
with open("BOCSOIH.OUT", "w") as file:
    for n, m in zip(numbers[::2], numbers[1::2]):
        print(int(wins(n, m)), file=file)
