# Mỗi hàng là một đống sỏi của trò chơi nim: số viên là số ô nằm giữa hai quân.
with open("CODAM.INP") as file:
    n, l = map(int, file.readline().split())
    rows = [tuple(map(int, line.split())) for line in file]

total = 0
for a, b in rows:
    total ^= abs(a - b) - 1
moves = []
for i, (a, b) in enumerate(rows, 1):
    gap = abs(a - b) - 1
    wanted = gap ^ total
    if wanted < gap:
        moves.append((i, b - wanted - 1 if a < b else b + wanted + 1))

with open("CODAM.OUT", "w") as file:
    print(total, len(moves), sep="\n", file=file)
    if moves:
        print(*moves[0], file=file)
