# Cho xem các đống khi đến lượt người chơi, mà không cho xem sau nước đi của người.
import sys


def read():
    for line in sys.stdin:
        if line.split():
            return line.split()
    sys.exit()


print("ASK RULE", flush=True)
rule = read()[0]
print("ASK HEAPS", flush=True)
heaps = [int(word) for word in read()]
print("ASK FIRST", flush=True)
you = read()[0] == "YOU"
while any(heaps):
    if you:
        print("HEAPS", *heaps, flush=True)
        print("ASK MOVE", flush=True)
        heap, stones = map(int, read())
        heaps[heap - 1] -= stones
        you = False
        continue
    total = 0
    for stones in heaps:
        total ^= stones
    heap, stones = 1 + heaps.index(max(heaps)), 1
    for i, held in enumerate(heaps):
        if held ^ total < held:
            heap, stones = i + 1, held - (held ^ total)
    print("TAKE", heap, stones, flush=True)
    heaps[heap - 1] -= stones
    you = True
print("WINNER", "YOU" if you == (rule == "misere") else "MACHINE", flush=True)
