# BFS cho tàu Viking, tính lượt sớm nhất mỗi đoạn biển bị ngắm bắn, rồi BFS cho tàu của ta.
from itertools import accumulate

NEVER = 10**9

with open("VIKINGS.INP") as file:
    n, m = map(int, file.readline().split())
    rows = [file.readline().strip() for _ in range(n)]
# Toàn bộ hải đồ; sau mỗi hàng thêm một ô đảo, trên và dưới thêm một hàng đảo: khỏi phải xét biên.
width, height = m + 1, n + 2
sea = "I" * width + "I".join(rows) + "I" * (width + 1)


def bfs(start, latest):
    """Số lượt để đi tới từng ô; chỉ được vào một ô trước lượt latest của ô đó."""
    time = [NEVER] * len(sea)
    time[start] = turn = 0
    border = [start]
    while border:
        turn += 1
        reached = []
        for cell in border:
            for to in (cell - width, cell - 1, cell + 1, cell + width):
                if turn < latest[to] and time[to] == NEVER:
                    time[to] = turn
                    reached.append(to)
        border = reached
    return time


# Số hiệu của đoạn biển chứa mỗi ô, theo hàng và theo cột: số ô đảo đã gặp trên đường đi.
row_of = list(accumulate(cell == "I" for cell in sea))
by_columns = "".join(sea[j::width] for j in range(width))
numbers = list(accumulate(cell == "I" for cell in by_columns))
column_of = [0] * len(sea)
for j in range(width):
    column_of[j::width] = numbers[j * height:(j + 1) * height]

no_danger = [0 if cell == "I" else NEVER for cell in sea]  # không ai vào được đảo
viking = bfs(sea.index("V"), no_danger)
row_time = [NEVER] * (len(sea) + 1)  # lượt sớm nhất Viking có mặt trong đoạn
column_time = row_time[:]
for turn, row, column in zip(viking, row_of, column_of):
    if turn < row_time[row]:
        row_time[row] = turn
    if turn < column_time[column]:
        column_time[column] = turn
danger = [
    free and min(row_time[row], column_time[column])
    for free, row, column in zip(no_danger, row_of, column_of)
]
mine = bfs(sea.index("Y"), danger)
with open("VIKINGS.OUT", "w") as file:
    print("YES" if mine[sea.index("T")] < NEVER else "NO", file=file)
