# Mỗi lần bẻ làm tăng số thanh thêm một, nên ván chơi nào cũng có đúng m * n - 1 nước:
# người đi trước thắng khi m * n chẵn.
with open("SOCOLA.INP") as file:
    q, *sides = map(int, file.read().split())

with open("SOCOLA.OUT", "w") as file:
    for m, n in zip(sides[::2], sides[1::2]):
        print(1 if m * n % 2 == 0 else 0, file=file)
