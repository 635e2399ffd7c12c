int main(void) {
    for (volatile unsigned long k = 0;; k++) {}
}
