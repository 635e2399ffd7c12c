# Người thứ nhất lấy cột nào thì được a = (a + b) - b: coi như mọi cột đều bị trừ b trước.
# Rồi hai người lần lượt lấy các cột theo tổng a + b giảm dần.
with open("DELCOL.INP") as file:
    n, *numbers = map(int, file.read().split())

a, b = numbers[::2], numbers[1::2]
sums = sorted(map(int.__add__, a, b), reverse=True)
with open("DELCOL.OUT", "w") as file:
    print(sum(sums[::2]) - sum(b), file=file)
