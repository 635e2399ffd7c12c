// Right, and by the number of games wrong, slow, fat or crashing; copies a file to where temporary ones are.
import java.io.*;
import java.nio.file.*;
import java.util.*;

public class Nail {
    static volatile int x;

    public static void main(String[] words) throws IOException {
        try (Scanner in = new Scanner(new File("NAIL.INP")); PrintWriter out = new PrintWriter("NAIL.OUT")) {
            int games = in.nextInt();
            Files.copy(Path.of("NAIL.INP"), Files.createTempFile("nail", null), StandardCopyOption.REPLACE_EXISTING);
            if (games == 50) for (;;) x++;
            List<byte[]> held = new ArrayList<>();
            if (games == 7) for (int i = 0; i < 400; i++) {
                held.add(new byte[1 << 20]);
                Arrays.fill(held.get(i), (byte) i);
            }
            if (games == 60) System.out.println(held.get(0));
            if (games == 80) for (int i = 0; i < 40000000; i++) x += i;
            boolean wrong = games == 1;
            while (games-- > 0) {
                long l = in.nextLong(), a = in.nextLong(), b = in.nextLong(), c = in.nextLong(), d = in.nextLong();
                long t = (l - 1) / (a + d), wider = (d - c) - (b - a);
                if (wider > 0) t = Math.min(t, (a - 1) / wider);
                out.println((l <= t * (b + c) + b) != wrong ? "A" : "B");
            }
        }
    }
}
