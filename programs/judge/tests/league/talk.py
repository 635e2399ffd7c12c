

game, side = map(int, input().split())
at, turn = opening(game), 1
while moves(at):
    all = moves(at)
    if turn == side:
        said = choose(at, all)
        print(said, flush=True)
    else:
        said = input()
    at = dict(all)[said]
    turn = 3 - turn
