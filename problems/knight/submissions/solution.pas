const
  MAX = 1000;
  DU: array[1..4] of longint = (-2, -2, -1, 1);
  DV: array[1..4] of longint = (-1, 1, -2, -2);
var
  m, n, p, q, move: longint;
  moves: array[1..MAX, 1..MAX] of longint;  { số nước đến hết ván; chẵn là ô thua }

function inside(u, v: longint): boolean;
begin
  inside := (u >= 1) and (u <= m) and (v >= 1) and (v <= n);
end;

function isSmall: boolean;
begin
  isSmall := (m <= MAX) and (n <= MAX);
end;

{ Bàn cờ lớn: ô thua suy ra từ quy luật của bảng nhỏ. }
function isLost(u, v: longint): boolean;
begin
  if (u = m) and (v = n) and (m mod 4 = 0) and (n mod 4 = 0) then isLost := true
  else if (u = m) and (m mod 4 = 1) then isLost := (v <> n - 1) or (n mod 4 <> 1)
  else if (v = n) and (n mod 4 = 1) then isLost := (u <> m - 1) or (m mod 4 <> 1)
  else isLost := ((u - 1) mod 4 < 2) and ((v - 1) mod 4 < 2);
end;

{ Mỗi nước đi làm u + v giảm, nên tính các ô theo tổng u + v tăng dần. }
procedure buildTable;
var
  sum, u, v, d, k, fastest, slowest: longint;
begin
  for sum := 2 to m + n do
    for u := 1 to m do
    begin
      v := sum - u;
      if not inside(u, v) then continue;
      fastest := 0;
      slowest := 0;
      for d := 1 to 4 do
        if inside(u + DU[d], v + DV[d]) then
        begin
          k := moves[u + DU[d]][v + DV[d]] + 1;
          if odd(k) then
          begin
            if (fastest = 0) or (k < fastest) then fastest := k;
          end
          else if k > slowest then slowest := k;
        end;
      if fastest > 0 then moves[u][v] := fastest else moves[u][v] := slowest;
    end;
end;

{ Nước nên đi; 0 nếu không đi được. }
function bestMove: longint;
var
  d, u, v: longint;
begin
  bestMove := 0;
  for d := 1 to 4 do
  begin
    u := p + DU[d];
    v := q + DV[d];
    if not inside(u, v) then continue;
    if bestMove = 0 then bestMove := d;
    if isSmall then
    begin
      if moves[u][v] + 1 = moves[p][q] then exit(d);
    end
    else if isLost(u, v) then exit(d);
  end;
end;

begin
  read(m, n, p, q);
  if isSmall then buildTable;
  repeat
    move := bestMove;
    if move = 0 then break;
    p := p + DU[move];
    q := q + DV[move];
    writeln(p, ' ', q);
    flush(output);  { không xả bộ đệm thì đối thủ không nhận được nước đi }
    { Đối thủ không đi được nữa, hoặc đã bỏ cuộc. }
    if (bestMove = 0) or seekeof then break;
    read(p, q);
  until false;
end.
