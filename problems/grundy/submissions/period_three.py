# Sees 0 0 1 0 2 1 0 2 1 0 2 and believes that this goes on for ever.
with open("GRUNDY.INP") as source:
    n = int(source.read())

g = [0, 0] + [(1, 0, 2)[place % 3] for place in range(n)]

with open("GRUNDY.OUT", "w") as out:
    print(*g[:n], file=out)
