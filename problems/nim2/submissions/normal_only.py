# Đọc thể thức chơi rồi bỏ quên.
with open("NIM2.INP") as source:
    numbers = list(map(int, source.read().split()))

at = 1
with open("NIM2.OUT", "w") as out:
    for _ in range(numbers[0]):
        mode, n = numbers[at : at + 2]
        heaps = numbers[at + 2 : at + 2 + n]
        at += 2 + n
        total = 0
        for heap in heaps:
            total ^= heap
        moves = [(i + 1, a - (a ^ total)) for i, a in enumerate(heaps) if a ^ total < a]
        print(len(moves), file=out)
        for heap, take in moves:
            print(heap, take, file=out)
