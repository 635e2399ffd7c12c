# Does not look at the heap at all.
with open("{FILE}.OUT", "w") as out:
    print("FIRST", file=out)
