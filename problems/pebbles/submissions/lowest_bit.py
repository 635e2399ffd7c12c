# If a move took at most what the other took, the answer would be the lowest bit of n.
with open("PEBBLES.INP") as source:
    n = int(source.read())

with open("PEBBLES.OUT", "w") as out:
    print(n & -n, file=out)
