
import random
random.seed(2026)


def choose(at, all):
    return random.choice(all)[0]
