# Quét theo x, giữ các y của những người có mặt (cách không quá k theo x) trong một dãy đã sắp xếp; f[i] là số người
# có mặt đứng sau người thứ i và cách người ấy không quá k. Người mới đến lập liên minh với mỗi cặp người đứng sau,
# và với mỗi người đứng trước q cùng một trong f(q) người đứng sau q.
from bisect import bisect_left, bisect_right

with open("ALLIANCE.INP") as file:
    n, m, k, *numbers = map(int, file.read().split())
knights = sorted(zip(numbers[::2], numbers[1::2]))

present, f = [], []
answer = old = 0
for x, y in knights:
    while x - knights[old][0] > k:
        gone = knights[old][1]
        low, at = bisect_left(present, gone - k), bisect_left(present, gone)
        del present[at], f[at]
        f[low:at] = [count - 1 for count in f[low:at]]
        old += 1
    low, at = bisect_left(present, y - k), bisect_left(present, y)
    after = bisect_right(present, y + k) - at
    answer += after * (after - 1) // 2 + sum(f[low:at])
    f[low:at] = [count + 1 for count in f[low:at]]
    present.insert(at, y)
    f.insert(at, after)
with open("ALLIANCE.OUT", "w") as file:
    print(answer, file=file)
