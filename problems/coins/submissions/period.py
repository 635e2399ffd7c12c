with open("COINS.INP") as file:
    k, l, m, *towers = map(int, file.read().split())

table = "A" * l
n = start = 0
while start == n:
    window = table[n:n + l]
    won = "B" in (window[l - 1], window[l - k], window[0])
    table += "A" if won else "B"
    n += 1
    start = 0
    while table[start:start + l] != table[n:n + l]:
        start += 1
period = n - start

winners = []
for tower in towers:
    if tower >= start:
        tower = start + (tower - start) % period
    winners.append(table[l + tower])
with open("COINS.OUT", "w") as file:
    print("".join(winners), file=file)
