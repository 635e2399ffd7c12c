import java.io.*;
import java.util.*;
public class Hello {
    public static void main(String[] words) throws IOException {
        Scanner in = new Scanner(new File("HELLO.INP"));
        try (PrintWriter out = new PrintWriter("HELLO.OUT")) { out.print(in.nextInt() * in.nextInt()); }
    }
}
