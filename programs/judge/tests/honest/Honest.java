// What honest programs in Java do.
import java.io.*;
import java.math.BigInteger;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.IntStream;

public class Honest {
    static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }

    static void files() throws Exception {
        Path a = Path.of("a.txt"), b = Path.of("b.txt"), c = Path.of("c.txt");
        try (PrintWriter out = new PrintWriter("a.txt")) { out.print("hi"); }
        try (FileWriter out = new FileWriter("a.txt", true)) { out.write("more"); }
        Files.copy(a, b);
        Files.copy(a, c, StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(b, Path.of("d.txt"));
        Files.delete(c);
        Files.createDirectories(Path.of("d/e"));
        Files.walk(Path.of(".")).count();
        new File("d.txt").setReadable(true);
        new File("d.txt").setLastModified(5000);
        try (RandomAccessFile file = new RandomAccessFile("d.txt", "rw")) {
            file.write(1);
            file.setLength(1);
            file.getFD().sync();
        }
        try (FileChannel in = FileChannel.open(a); FileChannel out = FileChannel.open(Path.of("e.txt"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            in.map(FileChannel.MapMode.READ_ONLY, 0, in.size()).get();
            if (in.transferTo(0, in.size(), out) != in.size()) throw new Exception("transferTo");
        }
    }

    static void threads() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 50; i++) pool.submit(() -> 1).get();
        pool.shutdown();
        Thread thread = new Thread(null, () -> deep(100000), "deep", 1L << 26);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
        thread.join();
        IntStream.range(0, 1000000).parallel().sum();
        Thread.sleep(2);
        ScheduledExecutorService later = Executors.newScheduledThreadPool(1);
        later.schedule(() -> 1, 1, TimeUnit.MILLISECONDS).get();
        later.shutdown();
    }

    static void rest() throws Exception {
        int[] numbers = new int[10000000];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i * 77 % 1000;
        Arrays.sort(numbers);
        for (int i = 0; i < 200; i++) numbers = new int[1 << 18];
        System.gc();
        new java.security.SecureRandom().nextInt();
        BigInteger.TWO.pow(10000).toString();
        Runtime.getRuntime().availableProcessors();
        ProcessHandle.current().pid();
        java.time.LocalDateTime.now();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        while (in.readLine() != null) { }
    }

    public static void main(String[] words) throws Exception {
        files();
        threads();
        rest();
        System.setOut(new PrintStream("NIM.OUT"));
        System.out.print("ANSWER");
    }
}
