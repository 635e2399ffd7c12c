# Cả lưới là một số nguyên lớn, mỗi ô một bit: một phép dịch cho mọi rô bốt ở một phía của siêu nhân cùng bước.
def bits(cells, letter):
    """Các ô có chữ này; ô đầu tiên của lưới là bit thấp nhất."""
    return int("".join(["1" if cell == letter else "0" for cell in reversed(cells)]), 2) if letter in cells else 0


def make_area(width, top, bottom, left, right):
    """Các ô ở hàng top đến bottom - 1, cột left đến right - 1."""
    line = (1 << right) - (1 << left)
    first_cells = ((1 << width * bottom) - (1 << width * top)) // ((1 << width) - 1)
    return line * first_cells


def step(robots, sides):
    """Các rô bốt cùng bước; trả về các ô có ít nhất một, ít nhất hai rô bốt."""
    once = twice = 0
    for area, shift in sides:
        moved = robots & area
        if moved:
            moved = moved << shift if shift >= 0 else moved >> -shift
            twice |= once & moved
            once |= moved
    return once, twice


def count_destroyed(cells, width):
    slow, fast, junk = (bits(cells, letter) for letter in "+#*")
    if not slow and not fast:
        return 0
    height = len(cells) // width
    row, column = divmod(cells.index("@"), width)
    # Chín phía của siêu nhân: các ô ở phía ấy, và phải dịch bao nhiêu bit để bước về phía siêu nhân.
    sides = []
    for top, bottom, down in ((0, row, 1), (row, row + 1, 0), (row + 1, height, -1)):
        for left, right, along in ((0, column, 1), (column, column + 1, 0), (column + 1, width, -1)):
            if top < bottom and left < right:
                sides.append((make_area(width, top, bottom, left, right), down * width + along))
    near = make_area(width, max(row - 1, 0), min(row + 2, height), max(column - 1, 0), min(column + 2, width))
    destroyed = 0
    while slow or fast:
        for slow_too in (True, False):  # rô bốt nhanh bước hai lần
            # Siêu nhân tiêu diệt các rô bốt ở ô kề trước khi chúng bước vào.
            targets = fast & near
            crashed = 0
            if slow_too:
                targets |= slow & near
                slow, crashed = step(slow ^ slow & near, sides)
            destroyed += targets.bit_count()
            fast, crashed_fast = step(fast ^ fast & near, sides)
            wrecks = crashed | crashed_fast | slow & fast | (slow | fast) & junk
            junk |= wrecks
            slow ^= slow & wrecks
            fast ^= fast & wrecks
    return destroyed


with open("KILLBOTS.INP") as file, open("KILLBOTS.OUT", "w") as out:
    for grid in file.read().split("$"):
        rows = grid.split()
        if rows:
            print(count_destroyed("".join(rows), len(rows[0])), file=out)
