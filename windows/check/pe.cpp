// Writes nothing.
int main() {}
