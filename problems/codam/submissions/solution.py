# Mỗi hàng là một đống sỏi của trò chơi nim: số viên là số ô nằm giữa hai quân.
from array import array
from functools import reduce
from operator import xor

columns = array("q")  # của quân trắng, quân đen hàng 1, quân trắng, quân đen hàng 2, …
with open("CODAM.INP") as file:
    n, l = map(int, file.readline().split())
    while lines := file.readlines(100000):  # đọc từng khối: cả file thành chuỗi thì tốn bộ nhớ
        columns.extend(map(int, "".join(lines).split()))

white, black = columns[::2], columns[1::2]
gaps = [abs(a - b) - 1 for a, b in zip(white, black)]
total = reduce(xor, gaps)
rows = [i for i, gap in enumerate(gaps) if gap ^ total < gap]  # các hàng có nước đi thắng

with open("CODAM.OUT", "w") as file:
    print(total, len(rows), sep="\n", file=file)
    if rows:
        i = rows[0]
        wanted = gaps[i] ^ total
        column = black[i] - wanted - 1 if white[i] < black[i] else black[i] + wanted + 1
        print(i + 1, column, file=file)
