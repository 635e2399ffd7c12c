# Tìm được chu kỳ 9 ở xa và tin nó ngay từ hàng đầu tiên.
FAR = [[], [1, 5], [2, 3], [3, 4], [4], [5], [3, 6], [2, 3, 4], [4]]

with open("DICE.INP") as source:
    v, s, smax = map(int, source.read().split())

left = smax - s
faces = [face for face in FAR[left % 9] if face <= left and face not in (v, 7 - v)]

with open("DICE.OUT", "w") as out:
    print(len(faces), *faces, file=out)
