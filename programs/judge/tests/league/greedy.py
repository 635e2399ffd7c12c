

def choose(at, all):
    return max(all, key=lambda a_move: gain(at, a_move[1]))[0]
