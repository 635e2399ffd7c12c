with open("NIM.INP") as file:
    n, *heaps = map(int, file.read().split())

total = 0
for stones in heaps:
    total ^= stones

moves = []
for i in range(n):
    left = heaps[i] ^ total
    if left < heaps[i]:
        moves.append((i + 1, heaps[i] - left))

with open("NIM.OUT", "w") as file:
    print(len(moves), file=file)
    for number, take in moves:
        print(number, take, file=file)
