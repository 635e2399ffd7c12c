# Sắp theo a - b: người đi trước lấy từ đầu, người đi sau lấy từ cuối.
with open("DELCOL.INP") as source:
    n, *numbers = map(int, source.read().split())

columns = sorted(zip(numbers[::2], numbers[1::2]), key=lambda column: column[1] - column[0])
value = sum(a for a, _ in columns[: (n + 1) // 2]) - sum(b for _, b in columns[(n + 1) // 2 :])

with open("DELCOL.OUT", "w") as out:
    print(value, file=out)
