# Xử lí các thao tác từ cuối lên: xóa cung trở thành thêm cung, nên dùng được các tập hợp không giao nhau.
# Gốc của mỗi tập là đỉnh mà sỏi dừng lại; gốc 0 nghĩa là không bao giờ dừng.
from array import array  # các số nằm liền nhau trong bộ nhớ: nhảy từ số này đến số khác nhanh hơn trong list


def answers(n, arc, kinds, vertices):
    deleted = bytearray(n + 1)
    for kind, x in zip(kinds, vertices):
        if kind == 2:
            deleted[x] = True
    # Coi như sau cùng các cung còn lại cũng bị xóa nốt: đi ngược thì bắt đầu khi chưa có cung nào.
    left = [x for x in range(1, n + 1) if arc[x] != 0 and not deleted[x]]
    kinds = kinds + [2] * len(left)
    vertices = vertices + left

    parent = array("i", range(n + 1))
    found = []
    for kind, x in zip(reversed(kinds), reversed(vertices)):
        stop = x if kind == 1 else arc[x]
        while parent[stop] != stop:
            parent[stop] = stop = parent[parent[stop]]  # rút ngắn đường đi
        if kind == 1:
            found.append(stop or "CIKLUS")
        else:  # x chưa có cung ra nên là gốc của tập chứa nó
            parent[x] = stop if stop != x else 0
    return reversed(found)


with open("MABLE.INP") as file:
    n = int(file.readline())
    arc = array("i", [0] + list(map(int, file.readline().split())))
    q = int(file.readline())
    numbers = list(map(int, file.read().split()))
with open("MABLE.OUT", "w") as file:
    print("\n".join(map(str, answers(n, arc, numbers[::2], numbers[1::2]))), file=file)
