# Cho từng rô bốt đi lần lượt theo thứ tự đọc, trên cùng một lưới.
def towards(at, aim):
    return at + (at < aim) - (at > aim)

answers = []
with open("KILLBOTS.INP") as source:
    words = source.read().split()
start = 0
while start < len(words):
    end = words.index("$", start)
    rows = words[start:end]
    start = end + 1
    robots, junk = {}, set()
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == "@":
                hero = (y, x)
            elif cell == "*":
                junk.add((y, x))
            elif cell != ".":
                robots[y, x] = cell
    destroyed = 0
    while robots:
        for movers in "+#", "#":
            for place, kind in sorted(robots.items()):
                if kind not in movers or robots.get(place) != kind:
                    continue
                del robots[place]
                to = towards(place[0], hero[0]), towards(place[1], hero[1])
                if to == hero:
                    destroyed += 1
                elif to in robots or to in junk:
                    robots.pop(to, None)
                    junk.add(to)
                else:
                    robots[to] = kind
    answers.append(destroyed)

with open("KILLBOTS.OUT", "w") as out:
    for answer in answers:
        print(answer, file=out)
