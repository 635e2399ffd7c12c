# Đúng: số lời nói dối ít nhất trên mọi cách chia các quân chủ cho bốn người và chồng bài còn lại
# (4).
from itertools import product

with open("CARDS.INP") as source:
    claims = list(map(int, source.read().split()))

fewest = 4
for turned_up in range(6, 15):
    trumps = [trump for trump in range(6, 15) if trump != turned_up]
    for places in product(range(5), repeat=8):
        smallest = [0] * 5
        for trump, place in zip(trumps, places):
            if smallest[place] == 0:
                smallest[place] = trump
        if max(places.count(player) for player in range(4)) <= 6:
            lies = sum(smallest[player] != claims[player] for player in range(4))
            fewest = min(fewest, lies)

with open("CARDS.OUT", "w") as out:
    print(fewest, file=out)
