# Ghi mỗi ô thành một số x * WIDTH + y: ô kề theo một hướng là ô có số hiệu lớn hơn đúng step. Giữ các ô đã đi của
# mỗi người trong một tập; sau mỗi nước đi, theo từng hướng, đếm các quân liền nhau qua ô vừa đi.
WIDTH = 4 * 10**9 + 3  # rộng hơn bàn cờ: hai ô kề nhau không bị "tràn" sang cột khác


def makes_five(stones, cell):
    for step in (1, WIDTH - 1, WIDTH, WIDTH + 1):
        first = last = cell
        while first - step in stones:
            first -= step
        while last + step in stones:
            last += step
        if (last - first) // step >= 4:
            return True
    return False


def result(n, moves):
    stones = (set(), set())
    for i, move in enumerate(moves, 1):
        x, y = map(int, move.split())
        mine = stones[i % 2]
        if makes_five(mine, x * WIDTH + y):
            if i < n:
                return "Inconsistent"
            return "First player won" if i % 2 == 1 else "Second player won"
        mine.add(x * WIDTH + y)
    return "Draw"


with open("CARO.INP") as file, open("CARO.OUT", "w") as out:
    n = int(file.readline())
    print(result(n, file), file=out)
