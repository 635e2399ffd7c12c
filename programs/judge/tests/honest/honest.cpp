// What honest programs in C++ do.
#include <sys/mman.h>
#include <sys/stat.h>
#include <fcntl.h>
#include <unistd.h>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <future>
#include <iostream>
#include <numeric>
#include <random>
#include <thread>
#include <vector>
namespace fs = std::filesystem;

static int deep(int n) { volatile int own = n; return n ? deep(n - 1) + (own == n) : 0; }

int main() {
    std::ofstream("a.txt") << "hello\n";
    std::ofstream("a.txt", std::ios::app) << "more\n";
    std::fstream("a.txt", std::ios::in | std::ios::out) << "H";
    fs::create_directories("d/e");
    fs::copy_file("a.txt", "d/b.txt");
    fs::rename("d/b.txt", "d/c.txt");
    fs::last_write_time("d/c.txt", fs::file_time_type::clock::now());
    fs::permissions("d/c.txt", fs::perms::owner_all);
    for (auto &entry : fs::recursive_directory_iterator("d")) entry.status();
    fs::remove_all("d");

    std::vector<std::thread> threads;
    std::atomic<int> sum{0};
    for (int i = 0; i < 8; i++) threads.emplace_back([&] { sum += 1; });
    for (auto &thread : threads) thread.join();
    if (sum != 8 || std::async(std::launch::async, [] { return 7; }).get() != 7) return 2;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));

    std::mt19937_64 chance(std::random_device{}());
    std::vector<int> numbers(10'000'000);
    std::iota(numbers.begin(), numbers.end(), chance() % 2);
    if (deep(100'000) != 100'000) return 3;
    try { throw std::runtime_error("x"); } catch (std::exception &) {}

    struct stat about;
    int file = open("a.txt", O_RDONLY);
    fstat(file, &about);
    for (int kind : {MAP_PRIVATE, MAP_SHARED}) {
        void *text = mmap(nullptr, about.st_size, PROT_READ, kind, file, 0);
        if (text == MAP_FAILED || *static_cast<char *>(text) != 'H') return 4;
    }
    char name[] = "xXXXXXX";
    if (mkstemp(name) < 0) return 5;
    std::locale::global(std::locale(""));
    if (!freopen("a.txt", "r", stdin) || !freopen("NIM.OUT", "w", stdout)) return 6;
    std::cout << "ANSWER" << std::flush;
}
