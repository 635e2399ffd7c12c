# Với mỗi đống có đúng một số viên để lại mà đối thủ thua; đó là nước thắng nếu đống lớn hơn số ấy.
def winning_moves(mode, heaps):
    total = large = 0
    for heap in heaps:
        total ^= heap
        large += heap > 1
    moves = []
    for i, heap in enumerate(heaps, 1):
        left = heap ^ total
        # Misère: khi các đống khác chỉ có 0 hoặc 1 viên thì phải để lại một số lẻ đống một viên.
        if mode == 1 and large - (heap > 1) == 0:
            left ^= 1
        if left < heap:
            moves.append((i, heap - left))
    return moves


with open("NIM2.INP") as file, open("NIM2.OUT", "w") as out:
    tests = int(file.readline())
    for _ in range(tests):
        mode, n = map(int, file.readline().split())
        moves = winning_moves(mode, list(map(int, file.readline().split())))
        out.write(f"{len(moves)}\n")
        out.writelines(f"{i} {take}\n" for i, take in moves)
