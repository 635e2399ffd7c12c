{ BFS trên trạng thái (đỉnh, tính chẵn lẻ của số bước) cho từng sơ đồ. }
const
  NEVER = 1000000000;
var
  first: array[1..1000000] of longint;
  target, next: array[1..2000000] of longint;
  dist: array[1..1000000, 0..1] of longint;
  queue: array[1..2000000] of longint;  { trạng thái (v, chẵn lẻ) ghi thành 2 * v + chẵn lẻ }
  latest: array[0..1] of longint;       { số bước chẵn, số bước lẻ ít nhất để mọi quân đều về được }
  k, map, n, m, i, a, b, v, parity, best: longint;
  buffer: array[0..65535] of char;

procedure addArc(e, a, b: longint);
begin
  target[e] := b;
  next[e] := first[a];
  first[a] := e;
end;

procedure bfs;
var
  head, tail, v, w, e, parity: longint;
begin
  dist[1][0] := 0;
  queue[1] := 2;
  head := 0;
  tail := 1;
  while head < tail do
  begin
    inc(head);
    v := queue[head] div 2;
    parity := queue[head] mod 2;
    e := first[v];
    while e <> 0 do
    begin
      w := target[e];
      if dist[w][1 - parity] = NEVER then
      begin
        dist[w][1 - parity] := dist[v][parity] + 1;
        inc(tail);
        queue[tail] := 2 * w + 1 - parity;
      end;
      e := next[e];
    end;
  end;
end;

begin
  assign(input, 'PUZZLE.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'PUZZLE.OUT');
  rewrite(output);
  read(k);
  for map := 1 to k do
  begin
    read(n, m);
    for v := 1 to n do
    begin
      first[v] := 0;
      dist[v][0] := NEVER;
      dist[v][1] := NEVER;
    end;
    for i := 1 to m do
    begin
      read(a, b);
      addArc(2 * i - 1, a, b);
      addArc(2 * i, b, a);
    end;
    bfs;
    for parity := 0 to 1 do
      if dist[n][parity] > latest[parity] then latest[parity] := dist[n][parity];
  end;
  best := latest[0];
  if latest[1] < best then best := latest[1];
  if best = NEVER then writeln(-1) else writeln(best);
  close(output);
end.
