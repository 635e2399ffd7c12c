# Tính tổng XOR của mọi đống; một đống có nước thắng nếu làm cho tổng bằng 0 là bớt sỏi ở đống đó.
from functools import reduce
from itertools import islice
from operator import xor

with open("NIM.INP", "rb") as file:  # đọc byte, khỏi đổi ra chữ: nhanh hơn
    n = int(file.readline())
    heaps = list(map(int, islice(file, n)))  # từng dòng một: cả file thành chuỗi thì tốn bộ nhớ

total = reduce(xor, heaps)
moves = [f"{i} {heap - left}\n" for i, heap in enumerate(heaps, 1) if (left := heap ^ total) < heap]
with open("NIM.OUT", "w") as file:
    print(len(moves), file=file)
    file.writelines(moves)
