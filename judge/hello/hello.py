a, b = map(int, open("HELLO.INP").read().split())
open("HELLO.OUT", "w").write(str(a * b))
