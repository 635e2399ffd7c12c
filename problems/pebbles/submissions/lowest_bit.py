# Nếu mỗi nước chỉ được bốc không quá số viên người kia vừa bốc thì đáp án là bit thấp nhất của n.
with open("PEBBLES.INP") as source:
    n = int(source.read())

with open("PEBBLES.OUT", "w") as out:
    print(n & -n, file=out)
