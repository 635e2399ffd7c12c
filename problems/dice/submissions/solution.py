# Kết quả chỉ phụ thuộc mặt trên và khoảng cách từ tổng tới Smax; từ khoảng cách 8 trở đi nó lặp lại với
# chu kỳ 9.
from functools import cache

FACES = range(1, 7)


@cache
def good_faces(left, top):
    """Các mặt mà lật sang thì thắng: để lại cho đối thủ thế không có mặt nào như vậy."""
    return [
        face for face in FACES
        if face not in (top, 7 - top) and face <= left and not good_faces(left - face, face)
    ]


with open("DICE.INP") as file:
    v, total, limit = map(int, file.read().split())
left = limit - total
if left >= 17:
    left = 8 + (left - 8) % 9
faces = good_faces(left, v)
with open("DICE.OUT", "w") as file:
    print(len(faces), *faces, file=file)
