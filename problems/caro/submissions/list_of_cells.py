# Đúng, nhưng tìm mỗi ô kề trong danh sách mọi nước đi trước đó.
with open("CARO.INP") as source:
    n, *numbers = map(int, source.read().split())

lists = [], []
result = "Draw"
for i in range(n):
    x, y = numbers[2 * i : 2 * i + 2]
    cells = lists[i % 2]
    cells.append((x, y))
    for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
        count = 1
        for side in 1, -1:
            step = side
            while (x + step * dx, y + step * dy) in cells:
                count += 1
                step += side
        if count >= 5:
            result = ("First", "Second")[i % 2] + " player won"
            if i + 1 < n:
                result = "Inconsistent"
            break
    if result != "Draw":
        break

with open("CARO.OUT", "w") as out:
    print(result, file=out)
