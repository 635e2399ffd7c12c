with open("DICE.INP") as file:
    v, s, most = map(int, file.read().split())

FACES = range(1, 7)
barred = {face: {face, 7 - face} for face in FACES}
points = most - s
good = []
for r in range(points + 1):
    good.append({face for face in FACES if face <= r and good[r - face] <= barred[face]})

faces = sorted(good[points] - barred[v])
with open("DICE.OUT", "w") as file:
    print(len(faces), *faces, file=file)
