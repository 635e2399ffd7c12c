from functools import cache

with open("NIM3.INP") as file:
    n, *heap = map(int, file.read().split())


def after(heap, i, take):
    return tuple(sorted(heap[:i] + (heap[i] - take,) + heap[i + 1:]))


def moves(heap):
    return [(i, take) for i in range(len(heap)) for take in range(1, min(3, heap[i]) + 1)]


@cache
def lost(heap):
    return not any(lost(after(heap, i, take)) for i, take in moves(heap))


heap = tuple(heap)
winning = [(i + 1, take) for i, take in moves(heap) if lost(after(heap, i, take))]
with open("NIM3.OUT", "w") as file:
    print(len(winning), file=file)
    for move in winning:
        print(*move, file=file)
