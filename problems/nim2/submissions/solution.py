# Với mỗi đống có đúng một số viên để lại mà đối thủ thua; đó là nước thắng nếu đống lớn hơn số ấy.
from functools import reduce
from operator import xor


def winning_moves(mode, heaps):
    total = reduce(xor, heaps)
    # Misère: khi có nhiều nhất một đống lớn thì phải để lại một số lẻ đống một viên, tức là tổng XOR 1 thay cho 0.
    if mode == 1 and heaps.count(0) + heaps.count(1) >= len(heaps) - 1:
        total ^= 1
    if total == 0:
        return []
    return [f"{i} {heap - left}\n" for i, heap in enumerate(heaps, 1) if (left := heap ^ total) < heap]


with open("NIM2.INP", "rb") as file, open("NIM2.OUT", "w") as out:
    tests = int(file.readline())
    for _ in range(tests):
        mode, n = map(int, file.readline().split())
        moves = winning_moves(mode, list(map(int, file.readline().split())))
        out.write(f"{len(moves)}\n")
        out.write("".join(moves))
