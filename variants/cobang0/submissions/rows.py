with open("COBANG0.INP") as file:
    n, m, x, y = map(int, file.read().split())

moves = [0] * (x + 1)
for row in range(1, x + 1):
    lengths = [moves[row - k] + 1 for k in range(1, min(m, row - 1) + 1)]
    wins = [length for length in lengths if length % 2 == 1]
    if wins:
        moves[row] = min(wins)
    elif lengths:
        moves[row] = max(lengths)

with open("COBANG0.OUT", "w") as file:
    print(moves[x] % 2, moves[x], sep="\n", file=file)
