# Counts repeated numbers, 0 among them.
with open("CARDS.INP") as source:
    claims = source.read().split()

with open("CARDS.OUT", "w") as out:
    print(len(claims) - len(set(claims)), file=out)
