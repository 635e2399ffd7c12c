# Tính tổng XOR của mọi đống; một đống có nước thắng nếu làm cho tổng bằng 0 là bớt sỏi ở đống đó.
with open("NIM.INP") as file:
    n, *heaps = map(int, file.read().split())

total = 0
for heap in heaps:
    total ^= heap
moves = [(i, heap - (heap ^ total)) for i, heap in enumerate(heaps, 1) if heap ^ total < heap]
with open("NIM.OUT", "w") as file:
    print(len(moves), file=file)
    for i, take in moves:
        print(i, take, file=file)
