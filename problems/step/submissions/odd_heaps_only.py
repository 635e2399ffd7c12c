# Nim bậc thang, nhưng thiếu các nước đi thêm vào đống lẻ từ đống chẵn ngay trên nó.
with open("STEP.INP") as source:
    n, m, *beads = map(int, source.read().split())

beads.sort()
if beads[-1] == n - 1:
    moves = 1
    while moves < m and beads[-1 - moves] == n - 1 - moves:
        moves += 1
else:
    heap = {}
    for right, bead in enumerate(reversed(beads)):
        number = n - 2 - bead - right
        heap[number] = heap.get(number, 0) + 1
    total = 0
    for number, size in heap.items():
        if number % 2 == 1:
            total ^= size
    moves = sum(1 for number, size in heap.items() if number % 2 == 1 and size ^ total < size)

with open("STEP.OUT", "w") as out:
    print(moves, file=out)
