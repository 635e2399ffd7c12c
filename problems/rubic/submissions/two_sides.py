from operator import itemgetter

with open("RUBIC.INP") as file:
    start = tuple(map(int, file.read().split()))
goal = tuple(range(1, 17))

operations = []
for line in range(8):
    cells = range(4 * line, 4 * line + 4) if line < 4 else range(line - 4, 16, 4)
    for by in range(1, 4):
        source = list(range(16))
        for i in range(4):
            source[cells[(i + by) % 4]] = cells[i]
        operations.append((itemgetter(*source), line // 4 + 1, line % 4 + 1, by))


def search():
    lists = [{start: ()}, {goal: ()}]
    waiting = [(start, 0), (goal, 1)]
    if start == goal:
        return ()
    for board, side in waiting:
        for push, kind, number, by in operations:
            to = push(board)
            if to in lists[side]:
                continue
            if side == 0:
                lists[0][to] = lists[0][board] + ((kind, number, by),)
            else:
                lists[1][to] = ((kind, number, 4 - by),) + lists[1][board]
            if to in lists[1 - side]:
                return lists[0][to] + lists[1][to]
            waiting.append((to, side))


answer = search()
with open("RUBIC.OUT", "w") as file:
    print(len(answer), file=file)
    for step in answer:
        print(*step, file=file)
