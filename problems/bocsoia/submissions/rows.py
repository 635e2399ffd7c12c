NO, YES, ANY = 0, 1, 2
TABLE = [
    (YES, YES, "give up"),
    (YES, NO, "take one"),
    (NO, ANY, "take the rest"),
]


def action(n, m):
    divides, empty = n % (m + 1) == 0, n == 0
    for row_divides, row_empty, row_action in TABLE:
        if row_divides == divides and row_empty in (ANY, empty):
            return row_action


with open("BOCSOIA.INP") as file:
    q, *numbers = map(int, file.read().split())

with open("BOCSOIA.OUT", "w") as out:
    for n, m in zip(numbers[::2], numbers[1::2]):
        what = action(n, m)
        if what == "give up":
            print(0, 0, file=out)
        elif what == "take one":
            print(0, 1, file=out)
        else:
            print(1, n % (m + 1), file=out)
