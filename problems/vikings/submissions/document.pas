{ Cách nhìn dọc và ngang trong phác thảo của tài liệu: mỗi bước của vòng lặp lại hỏi chính ô của người Viking có
  phải biển không, nên không bao giờ dừng ở đảo. }
const
  NEVER = 1000000;
  DX: array[1..4] of longint = (-1, 1, 0, 0);
  DY: array[1..4] of longint = (0, 0, -1, 1);
var
  n, m, i, j: longint;
  sea: array[1..3000] of ansistring;
  seen, time: array[1..3000, 1..3000] of longint;  { bị ngắm từ lượt nào; đi tới ở lượt nào }
  queueX, queueY: array[1..9000000] of longint;

procedure watch(x, y, turn: longint);
var
  k: longint;
begin
  for k := 1 to n do
  begin
    if sea[x][y] = 'I' then break;
    if turn < seen[k, y] then seen[k, y] := turn;
  end;
  for k := 1 to m do
  begin
    if sea[x][y] = 'I' then break;
    if turn < seen[x, k] then seen[x, k] := turn;
  end;
end;

procedure spread(ship: char);
var
  head, tail, way, x, y, a, b: longint;
begin
  tail := 0;
  for x := 1 to n do
    for y := 1 to m do
    begin
      time[x, y] := NEVER;
      if sea[x][y] <> ship then continue;
      time[x, y] := 0;
      tail := 1;
      queueX[1] := x;
      queueY[1] := y;
    end;
  head := 0;
  while head < tail do
  begin
    inc(head);
    x := queueX[head];
    y := queueY[head];
    if ship = 'V' then watch(x, y, time[x, y]);
    for way := 1 to 4 do
    begin
      a := x + DX[way];
      b := y + DY[way];
      if (a < 1) or (b < 1) or (a > n) or (b > m) or (sea[a][b] = 'I') or (time[a, b] < NEVER) then continue;
      if (ship = 'Y') and (time[x, y] + 1 >= seen[a, b]) then continue;
      time[a, b] := time[x, y] + 1;
      inc(tail);
      queueX[tail] := a;
      queueY[tail] := b;
    end;
  end;
end;

begin
  assign(input, 'VIKINGS.INP');
  reset(input);
  assign(output, 'VIKINGS.OUT');
  rewrite(output);
  readln(n, m);
  for i := 1 to n do
  begin
    readln(sea[i]);
    for j := 1 to m do seen[i, j] := NEVER;
  end;
  spread('V');
  spread('Y');
  for i := 1 to n do
    for j := 1 to m do
      if sea[i][j] = 'T' then
        if time[i, j] < NEVER then writeln('YES') else writeln('NO');
  close(output);
end.
