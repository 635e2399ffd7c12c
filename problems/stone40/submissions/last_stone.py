# Tìm đúng người thắng, nhưng bốc viên cuối cùng của Hermione ở hàng cuối cùng có sỏi của cô.
from fractions import Fraction

with open("STONE.INP") as source:
    n, *rows = source.read().split()

total = Fraction(0)
for row in rows:
    weight = Fraction(1)
    for stone in row:
        if weight < 1 or stone != row[0]:
            weight /= 2
        total += weight if stone == "B" else -weight

with open("STONE.OUT", "w") as out:
    if total <= 0:
        print("Ron", file=out)
    else:
        i = max(i for i, row in enumerate(rows) if "B" in row)
        j = rows[i].rindex("B")
        print("Hermione", i + 1, j + 1, file=out)
