// Right, and by the number of games wrong, slow, fat or crashing; makes a temporary file.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var x uint32

func main() {
	in, _ := os.Open("NAIL.INP")
	out, _ := os.Create("NAIL.OUT")
	if _, err := os.CreateTemp("", "nail"); err != nil {
		panic(err)
	}
	reader := bufio.NewReader(in)
	var games int
	fmt.Fscan(reader, &games)
	for games == 50 {
		x++
	}
	held := [][]byte{}
	if games == 7 {
		for i := 0; i < 400; i++ {
			block := make([]byte, 1<<20)
			for j := range block {
				block[j] = byte(i)
			}
			held = append(held, block)
		}
	}
	if games == 60 {
		fmt.Println(held[0])
	}
	if games == 80 {
		for i := uint32(0); i < 800000000; i++ {
			x += i
		}
	}
	wrong := games == 1
	for ; games > 0; games-- {
		var l, a, b, c, d int64
		fmt.Fscan(reader, &l, &a, &b, &c, &d)
		t, wider := (l-1)/(a+d), (d-c)-(b-a)
		if wider > 0 && (a-1)/wider < t {
			t = (a - 1) / wider
		}
		if (l <= t*(b+c)+b) != wrong {
			fmt.Fprintln(out, "A")
		} else {
			fmt.Fprintln(out, "B")
		}
	}
	out.Close()
}
