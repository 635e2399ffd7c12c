# Cho các điểm bằng nhau chung một vị trí: đếm số điểm khác nhau cao hơn điểm của bố.
with open("SHOOTING.INP") as source:
    n, *scores = map(int, source.read().split())

first_winner = scores.index(max(scores))
fathers = [
    scores[i]
    for i in range(first_winner + 1, n - 1)
    if scores[i] % 10 == 5 and scores[i + 1] < scores[i]
]
with open("SHOOTING.OUT", "w") as out:
    if fathers:
        print(1 + len({s for s in scores if s > max(fathers)}), file=out)
    else:
        print(0, file=out)
