# Cặp đã nhặt được thì về sau vẫn nhặt được: luôn nhặt màu nhỏ nhất, giữ trong hàng đợi ưu tiên.
from heapq import heappop, heappush

with open("MAHJONG.INP") as file:
    m, n, *colours = map(int, file.read().split())

# Bốn phía: các hàng nhìn từ trái, từ phải, các cột nhìn từ trên, từ dưới. Mỗi dãy xếp ngược, quân ở rìa đứng cuối.
rows = [range(i * n, i * n + n) for i in range(m)]
columns = [range(j, m * n, n) for j in range(n)]
sides = [
    [list(reversed(row)) for row in rows],
    [list(row) for row in rows],
    [list(reversed(column)) for column in columns],
    [list(column) for column in columns],
]

places = {}
for tile, colour in enumerate(colours):
    places.setdefault(colour, []).append(tile)
gone = [False] * (m * n)
shown = [[0] * (m * n // 2 + 1) for _ in sides]  # số quân của mỗi màu đang ở rìa, nhìn từ mỗi phía
ready, waiting = [], set()


def look(side, line):
    """Quân ở rìa của hàng (cột) này là quân nào?"""
    while line and gone[line[-1]]:
        line.pop()
    if line:
        colour = colours[line[-1]]
        shown[side][colour] += 1
        if shown[side][colour] == 2 and colour not in waiting:
            waiting.add(colour)
            heappush(ready, colour)


for side, lines in enumerate(sides):
    for line in lines:
        look(side, line)
play = []
while ready:
    colour = heappop(ready)
    play.append(colour)
    for tile in places[colour]:
        gone[tile] = True
    for tile in places[colour]:
        row, column = divmod(tile, n)
        for side, lines in enumerate(sides):
            line = lines[row if side < 2 else column]
            if line and line[-1] == tile:
                look(side, line)

with open("MAHJONG.OUT", "w") as file:
    print(len(play), file=file)
    print(*play, file=file)
