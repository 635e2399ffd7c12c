# Đúng, nhưng thử mọi số viên sỏi của mọi đống.
with open("NIM2.INP") as source:
    numbers = list(map(int, source.read().split()))


def lost(mode, heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    if mode == 1 and all(heap <= 1 for heap in heaps):
        return total == 1
    return total == 0


at = 1
with open("NIM2.OUT", "w") as out:
    for _ in range(numbers[0]):
        mode, n = numbers[at : at + 2]
        heaps = numbers[at + 2 : at + 2 + n]
        at += 2 + n
        moves = []
        for i in range(n):
            for take in range(1, heaps[i] + 1):
                if lost(mode, heaps[:i] + [heaps[i] - take] + heaps[i + 1 :]):
                    moves.append((i + 1, take))
        print(len(moves), file=out)
        for heap, take in moves:
            print(heap, take, file=out)
