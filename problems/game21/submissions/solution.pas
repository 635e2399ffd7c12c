{ Dijkstra từ thủ đô, rồi so sánh khoảng cách của hai người. }
const
  MAX_ROADS = 2000000;
  INF = high(int64);
var
  n, m, i, a, b, c, s1, s2, t, u, v: longint;
  target, length, next: array[1..2 * MAX_ROADS] of longint;
  first: array[1..1000000] of longint;
  dist: array[1..1000000] of int64;
  { Đống nhị phân các đỉnh theo dist; place: chỗ của đỉnh trong đống, 0 nếu chưa có. }
  heap, place: array[1..1000000] of longint;
  size: longint;
  buffer: array[0..65535] of char;

procedure addRoad(e, a, b, c: longint);
begin
  target[e] := b;
  length[e] := c;
  next[e] := first[a];
  first[a] := e;
end;

procedure put(at, v: longint);
begin
  heap[at] := v;
  place[v] := at;
end;

procedure moveUp(v: longint);
var
  at: longint;
begin
  if place[v] = 0 then
  begin
    inc(size);
    place[v] := size;
  end;
  at := place[v];
  while (at > 1) and (dist[heap[at div 2]] > dist[v]) do
  begin
    put(at, heap[at div 2]);
    at := at div 2;
  end;
  put(at, v);
end;

function takeNearest: longint;
var
  at, child, v: longint;
begin
  takeNearest := heap[1];
  v := heap[size];
  dec(size);
  at := 1;
  while 2 * at <= size do
  begin
    child := 2 * at;
    if (child < size) and (dist[heap[child + 1]] < dist[heap[child]]) then inc(child);
    if dist[heap[child]] >= dist[v] then break;
    put(at, heap[child]);
    at := child;
  end;
  if size > 0 then put(at, v);
end;

begin
  assign(input, 'GAME21.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME21.OUT');
  rewrite(output);
  read(n, m);
  for i := 1 to m do
  begin
    read(a, b, c);
    addRoad(2 * i - 1, a, b, c);
    addRoad(2 * i, b, a, c);
  end;
  read(s1, s2, t);
  for v := 1 to n do dist[v] := INF;
  dist[t] := 0;
  moveUp(t);
  while size > 0 do
  begin
    u := takeNearest;
    i := first[u];
    while i <> 0 do
    begin
      v := target[i];
      if dist[u] + length[i] < dist[v] then
      begin
        dist[v] := dist[u] + length[i];
        moveUp(v);
      end;
      i := next[i];
    end;
  end;
  if dist[s1] <= dist[s2] then writeln('First') else writeln('Second');
  close(output);
end.
