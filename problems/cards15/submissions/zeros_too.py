# Đếm các số lặp lại, kể cả số 0.
with open("CARDS.INP") as source:
    claims = source.read().split()

with open("CARDS.OUT", "w") as out:
    print(len(claims) - len(set(claims)), file=out)
