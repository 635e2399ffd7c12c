with open("GRUNDY.INP") as file:
    n = int(file.read())

g = [0] * (n + 1)
for m in range(1, n + 1):
    reached = {g[a] ^ g[m - a] for a in range(1, (m + 1) // 2)}
    while g[m] in reached:
        g[m] += 1

with open("GRUNDY.OUT", "w") as file:
    print(*g[1:], file=file)
