# Dây cung chia n điểm thành i và n - 2 - i điểm. Giá trị Grundy tuần hoàn với chu kỳ 34 kể từ n = 53.
from functools import cache

FIRST, PERIOD, TABLE = 53, 34, 200

g = [0, 0]
for n in range(2, TABLE):
    reached = {g[i] ^ g[n - 2 - i] for i in range(n - 1)}
    g.append(next(value for value in range(n) if value not in reached))


@cache
def equal_parts(m):
    """Số cách chọn i trong 0..m để hai phần i và m - i có giá trị bằng nhau, với m < TABLE."""
    return sum(g[i] == g[m - i] for i in range(m + 1))


@cache
def growth(m):
    """Với m từ 2 * FIRST trở lên, thêm 34 điểm thì thêm bấy nhiêu cách; chỉ phụ thuộc m chia 34 dư mấy."""
    return equal_parts(m + PERIOD) - equal_parts(m)


def chords(n):
    if n < 2:
        return 0
    m = n - 2
    if m < 2 * FIRST:
        ways = equal_parts(m)
    else:
        first = 2 * FIRST + (m - 2 * FIRST) % PERIOD
        ways = equal_parts(first) + (m - first) // PERIOD * growth(first)
    return n * ways // 2  # mỗi dây cung được đếm từ cả hai đầu mút


with open("OMAKS.INP") as file, open("OMAKS.OUT", "w") as out:
    q, *numbers = map(int, file.read().split())
    for n in numbers:
        count = chords(n)
        print(int(count > 0), count, file=out)
