# Coi người có nhiều sỏi hơn là người thắng, và viên sỏi xanh cuối cùng là nước đi.
with open("STONE.INP") as source:
    n, *rows = source.read().split()

blue = sum(row.count("B") for row in rows)
red = sum(row.count("R") for row in rows)

with open("STONE.OUT", "w") as out:
    if blue > red:
        print("Hermione", file=out)
        i = max(i for i, row in enumerate(rows) if "B" in row)
        print(i + 1, rows[i].rindex("B") + 1, file=out)
    else:
        print("Ron", file=out)
