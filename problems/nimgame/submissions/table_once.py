# Shows the heaps when the person has to move, and not after his move.
import sys


def read():
    for line in sys.stdin:
        if line.split():
            return line.split()
    sys.exit()


print("ASK RULE", flush=True)
rule = read()[0]
print("ASK HEAPS", flush=True)
heaps = [5 + 3 * i % 25 for i in range(int(read()[0]))]
print("TOSS YOU", flush=True)
while True:
    print("HEAPS", *heaps, flush=True)
    print("ASK MOVE", flush=True)
    heap, stones = map(int, read())
    heaps[heap - 1] -= stones
    if not any(heaps):
        break
    total = 0
    for stones in heaps:
        total ^= stones
    heap, stones = 1 + heaps.index(max(heaps)), 1
    for i, held in enumerate(heaps):
        if held ^ total < held:
            heap, stones = i + 1, held - (held ^ total)
    print("TAKE", heap, stones, flush=True)
    heaps[heap - 1] -= stones
print("WINNER", "YOU" if rule == "normal" else "MACHINE", flush=True)
