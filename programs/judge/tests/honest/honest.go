// What honest programs in Go do.
package main

import (
	"bufio"
	crand "crypto/rand"
	"io"
	"math/big"
	"math/rand"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"sort"
	"sync"
	"time"
)

func well(err error) {
	if err != nil {
		panic(err)
	}
}

func deep(n int) int {
	if n == 0 {
		return 0
	}
	return deep(n-1) + 1
}

func files() {
	well(os.WriteFile("a.txt", []byte("hi"), 0644))
	file, err := os.OpenFile("a.txt", os.O_APPEND|os.O_RDWR, 0)
	well(err)
	file.WriteString("more")
	well(file.Sync())
	well(file.Truncate(3))
	well(file.Close())
	from, err := os.Open("a.txt")
	well(err)
	to, err := os.Create("b.txt")
	well(err)
	_, err = io.Copy(to, from)
	well(err)
	well(os.Chmod("b.txt", 0600))
	well(os.Chtimes("b.txt", time.Now(), time.Now()))
	well(os.Rename("b.txt", "c.txt"))
	well(os.Remove("c.txt"))
	well(os.MkdirAll("p/q", 0755))
	well(os.RemoveAll("p"))
	_, err = os.CreateTemp("", "x")
	well(err)
	well(filepath.Walk(".", func(_ string, _ os.FileInfo, err error) error { return err }))
}

func tasks() {
	var all sync.WaitGroup
	for i := 0; i < 1000; i++ {
		all.Add(1)
		go func() { time.Sleep(time.Millisecond); all.Done() }()
	}
	all.Wait()
	<-time.NewTicker(time.Millisecond).C
	signal.Notify(make(chan os.Signal, 1), os.Interrupt)
	func() {
		defer func() { recover() }()
		var nothing *int
		*nothing = 1
	}()
	// A task that never waits is interrupted.
	go func() {
		for {
		}
	}()
	time.Sleep(15 * time.Millisecond)
}

func main() {
	files()
	tasks()
	if deep(1000000) != 1000000 || runtime.NumCPU() < 1 {
		os.Exit(2)
	}
	numbers := make([]int, 10000000)
	for i := range numbers {
		numbers[i] = rand.Int()
	}
	sort.Ints(numbers[:1000])
	for i := 0; i < 200; i++ {
		_ = make([]byte, 1<<20)
	}
	runtime.GC()
	debug.FreeOSMemory()
	new(big.Int).Exp(big.NewInt(3), big.NewInt(5000), nil)
	_, err := crand.Read(make([]byte, 8))
	well(err)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
	}
	well(os.WriteFile("NIM.OUT", []byte("ANSWER"), 0644))
}
