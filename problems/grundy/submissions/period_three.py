# Thấy 0 0 1 0 2 1 0 2 1 0 2 và tin rằng cứ như vậy mãi.
with open("GRUNDY.INP") as source:
    n = int(source.read())

g = [0, 0] + [(1, 0, 2)[place % 3] for place in range(n)]

with open("GRUNDY.OUT", "w") as out:
    print(*g[:n], file=out)
