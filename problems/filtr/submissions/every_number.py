# Đúng, nhưng xét mọi số từ L đến R.
with open("FILTR.INP") as source:
    low, high = map(int, source.read().split())

last = 0
for number in range(low, high + 1):
    factor = 2
    while factor * factor <= number and number % factor:
        factor += 1
    last = max(last, factor if number % factor == 0 else number)

with open("FILTR.OUT", "w") as out:
    print(last - 1, file=out)
