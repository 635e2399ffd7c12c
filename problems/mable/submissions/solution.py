# Xử lí các thao tác từ cuối lên: xóa cung trở thành thêm cung, nên dùng được các tập hợp không giao nhau.
# Gốc của mỗi tập là đỉnh mà sỏi dừng lại; gốc 0 nghĩa là không bao giờ dừng.
def find_stop(parent, x):
    up = parent[x]
    while up != x:
        parent[x] = x = parent[up]  # rút ngắn đường đi
        up = parent[x]
    return x


def add_arc(parent, x, to):
    """Trước đó x chưa có cung ra nên x là gốc của tập chứa nó."""
    stop = find_stop(parent, to)
    parent[x] = stop if stop != x else 0


def answers(n, arc, kinds, vertices):
    deleted = bytearray(n + 1)
    for kind, x in zip(kinds, vertices):
        if kind == 2:
            deleted[x] = True
    parent = list(range(n + 1))
    for x, to in enumerate(arc):
        if to != 0 and not deleted[x]:
            add_arc(parent, x, to)
    found = []
    for kind, x in zip(reversed(kinds), reversed(vertices)):
        if kind == 2:
            add_arc(parent, x, arc[x])
        else:
            found.append(find_stop(parent, x) or "CIKLUS")
    return reversed(found)


with open("MABLE.INP") as file:
    n = int(file.readline())
    arc = [0] + list(map(int, file.readline().split()))
    q = int(file.readline())
    numbers = list(map(int, file.read().split()))
with open("MABLE.OUT", "w") as file:
    print(*answers(n, arc, numbers[::2], numbers[1::2]), sep="\n", file=file)
