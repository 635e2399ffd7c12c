{ BFS cho tàu Viking, tính lượt sớm nhất mỗi ô bị ngắm bắn, rồi BFS cho tàu của ta. }
const
  NEVER = 1000000000;
  MAX = 9000000;
type
  board = array[0..MAX - 1] of longint;
var
  n, m, i, j: longint;
  sea: array[0..MAX - 1] of char;  { toàn bộ hải đồ, ô (i, j) ở chỗ i * m + j }
  viking, danger, mine, queue: board;
  row: ansistring;
  vikingStart, start, treasure: longint;
  buffer: array[0..65535] of char;

{ Số lượt để đi tới từng ô; chỉ được vào một ô trước lượt latest của ô đó. }
procedure bfs(start: longint; var time: board; const latest: board);
var
  head, tail, cell, row, column: longint;

  procedure go(target: longint);
  begin
    if (sea[target] <> 'I') and (time[target] = NEVER) and (time[cell] + 1 < latest[target]) then
    begin
      time[target] := time[cell] + 1;
      queue[tail] := target;
      inc(tail);
    end;
  end;

var
  i: longint;
begin
  for i := 0 to n * m - 1 do time[i] := NEVER;
  time[start] := 0;
  queue[0] := start;
  head := 0;
  tail := 1;
  while head < tail do
  begin
    cell := queue[head];
    inc(head);
    row := cell div m;
    column := cell mod m;
    if row > 0 then go(cell - m);
    if row < n - 1 then go(cell + m);
    if column > 0 then go(cell - 1);
    if column < m - 1 then go(cell + 1);
  end;
end;

{ Đi dọc theo một hàng hoặc cột, nhớ lượt sớm nhất Viking có mặt trong đoạn biển hiện tại. }
procedure sweep(first, step, count: longint);
var
  i, cell, best: longint;
begin
  best := NEVER;
  cell := first;
  for i := 1 to count do
  begin
    if viking[cell] < best then best := viking[cell];
    if sea[cell] = 'I' then best := NEVER;
    if best < danger[cell] then danger[cell] := best;
    cell := cell + step;
  end;
end;

begin
  assign(input, 'VIKINGS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'VIKINGS.OUT');
  rewrite(output);
  readln(n, m);
  for i := 0 to n - 1 do
  begin
    readln(row);
    for j := 0 to m - 1 do
    begin
      sea[i * m + j] := row[j + 1];
      danger[i * m + j] := NEVER;
      if row[j + 1] = 'V' then vikingStart := i * m + j;
      if row[j + 1] = 'Y' then start := i * m + j;
      if row[j + 1] = 'T' then treasure := i * m + j;
    end;
  end;
  bfs(vikingStart, viking, danger);
  for i := 0 to n - 1 do
  begin
    sweep(i * m, 1, m);
    sweep(i * m + m - 1, -1, m);
  end;
  for j := 0 to m - 1 do
  begin
    sweep(j, m, n);
    sweep((n - 1) * m + j, -m, n);
  end;
  bfs(start, mine, danger);
  if mine[treasure] < NEVER then writeln('YES') else writeln('NO');
  close(output);
end.
