# Bàn cờ là một dãy 16 bit, bit 1 là ô còn trống; lập bảng thắng thua một lần cho mọi bàn cờ.
# Đi từ bàn cờ đầy: mỗi thế thua làm cho mọi bàn cờ có thêm một que trống trở thành thế thắng.
rods = set()  # mỗi cách đặt que là tập các ô bị chiếm
for line in range(4):
    row = [4 * line + i for i in range(4)]
    column = [line + 4 * i for i in range(4)]
    places = [[cell] for cell in row]
    for length in (2, 3):
        places += [row[:length], row[-length:], column[:length], column[-length:]]
    rods.update(sum(1 << cell for cell in place) for place in places)

wins = [False] * (1 << 16)
for board in range(1 << 16):
    if not wins[board]:
        for rod in rods:
            if board & rod == 0:
                wins[board | rod] = True

BITS = str.maketrans(".xX", "100")
with open("EULER.INP") as file, open("EULER.OUT", "w") as out:
    k, *lines = file.read().translate(BITS).split()
    for i in range(0, len(lines), 4):
        board = int("".join(lines[i:i + 4]), 2)
        print("YES" if wins[board] else "NO", file=out)
