# Quy hoạch động từ hàng trên cùng xuống; tốt gần nhất ở phía trên tìm bằng sắp xếp.
from itertools import groupby


def nearest_above(x, y, order):
    """Các quân gần nhất ở trên, trên cột và hai đường chéo: duyệt từ trên xuống, nhớ quân gặp sau cùng của mỗi đường."""
    above = [[] for _ in order]
    rising = [a - b for a, b in zip(x, y)]
    falling = [a + b for a, b in zip(x, y)]
    for lines in (x, rising, falling):
        last = {}
        for i in reversed(order):
            line = lines[i]
            if line in last:
                above[i].append(last[line])
            last[line] = i
    return above


def captures(rows, above):
    """Cách ăn nhiều quân nhất, kể từ quân 0."""
    n = len(above)
    total = [0] * n  # số quân ăn được kể từ quân này
    rest = [0] * n   # số quân ăn được sau khi từ quân này đi lên
    go_up = [0] * n  # đi lên quân nào
    play = [None] * n  # cách ăn các quân cùng hàng trước khi đi lên: (hàng, chỗ của quân này, chỗ của quân cuối cùng)
    for row in reversed(rows):
        for i in row:
            for up in above[i]:
                if total[up] > rest[i]:
                    rest[i], go_up[i] = total[up], up
            total[i] = rest[i] + 1
        # Ăn hết các quân ở một bên rồi quay lại, đi về bên kia đến quân thứ last của hàng.
        for side in (row, row[::-1]):
            best, last = 0, None
            for place, i in enumerate(side):
                if best > total[i]:
                    total[i] = best
                    play[i] = (side, place, last)
                if len(side) - place + rest[i] > best:
                    best, last = len(side) - place + rest[i], place

    answer = []
    i = 0
    while True:
        answer.append(i)
        if play[i]:
            side, place, last = play[i]
            answer += side[place + 1:] + side[last:place][::-1]
            i = side[last]
        if go_up[i] == 0:
            return answer
        i = go_up[i]


with open("QUEEN.INP") as file:
    n, *numbers = map(int, file.read().split())
x, y = [0] + numbers[::2], [0] + numbers[1::2]  # quân 0 là quân hậu
order = sorted(range(n + 1), key=list(zip(y, x)).__getitem__)  # từ dưới lên, từ trái sang
rows = [list(row) for _, row in groupby(order, key=y.__getitem__)]
answer = captures(rows, nearest_above(x, y, order))
with open("QUEEN.OUT", "w") as file:
    print(len(answer) - 1, file=file)
    print(*answer[1:], file=file)
