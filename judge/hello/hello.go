package main

import (
	"fmt"
	"os"
)

func main() {
	in, _ := os.Open("HELLO.INP")
	out, _ := os.Create("HELLO.OUT")
	var a, b int
	fmt.Fscan(in, &a, &b)
	fmt.Fprint(out, a*b)
}
