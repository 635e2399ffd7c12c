#include <cstdio>

int main()
{
    int last = '\n';
    for (int byte = std::getchar(); byte != EOF; last = byte, byte = std::getchar()) {
        const bool is_text = byte == '\n' || (' ' <= byte && byte <= '~');
        if (!is_text || (byte == '\n' && last == ' ')) {
            return 43;
        }
    }
    return last == '\n' ? 42 : 43;
}
