{ Quy hoạch động từ hàng trên cùng xuống; tốt gần nhất ở phía trên tìm bằng sắp xếp. }
const
  MAX = 1000001;
var
  n, i, t, q, lo, hi, best, from, target, count: longint;
  x, y: array[0..MAX] of longint;              { quân 0 là quân hậu }
  key: array[0..MAX] of int64;                 { sắp xếp theo key, rồi theo second }
  second: array[0..MAX] of longint;
  sorted, order, position: array[0..MAX] of longint;  { order: từ dưới lên, từ trái sang }
  above: array[0..2, 0..MAX] of longint;       { quân gần nhất ở trên, trên cột và hai đường chéo; 0 nếu không có }
  total, rest: array[0..MAX] of longint;       { số quân ăn được kể từ quân này; sau khi từ quân này đi lên }
  goUp, leave, answer: array[0..MAX] of longint;  { đi lên quân nào; rời hàng từ vị trí nào trong order }
  buffer, outBuffer: array[0..65535] of char;

procedure sort(l, r: longint);
var
  i, j, t, middleSecond: longint;
  middle: int64;
begin
  i := l;
  j := r;
  middle := key[sorted[(l + r) div 2]];
  middleSecond := second[sorted[(l + r) div 2]];
  repeat
    while (key[sorted[i]] < middle) or ((key[sorted[i]] = middle) and (second[sorted[i]] < middleSecond)) do inc(i);
    while (key[sorted[j]] > middle) or ((key[sorted[j]] = middle) and (second[sorted[j]] > middleSecond)) do dec(j);
    if i <= j then
    begin
      t := sorted[i];
      sorted[i] := sorted[j];
      sorted[j] := t;
      inc(i);
      dec(j);
    end;
  until i > j;
  if l < j then sort(l, j);
  if i < r then sort(i, r);
end;

{ Các quân có cùng a * x + b * y nằm trên một đường. }
procedure findAbove(d, a, b: longint);
var
  i, t: longint;
begin
  for i := 0 to n do
  begin
    key[i] := int64(a) * x[i] + int64(b) * y[i];
    second[i] := y[i];
    sorted[i] := i;
  end;
  sort(0, n);
  for t := 0 to n - 1 do
    if key[sorted[t]] = key[sorted[t + 1]] then above[d][sorted[t]] := sorted[t + 1];
end;

{ Quân i đi lên ngay: ăn được bao nhiêu? }
procedure goUpFrom(t: longint);
var
  i, d: longint;
begin
  i := order[t];
  for d := 0 to 2 do
    if (above[d][i] <> 0) and (total[above[d][i]] > rest[i]) then
    begin
      rest[i] := total[above[d][i]];
      goUp[i] := above[d][i];
    end;
  total[i] := rest[i] + 1;
  leave[i] := t;
end;

{ Đến vị trí t của hàng lo..hi, ăn hết một bên rồi quay lại, rời hàng ở phía bên kia của t; eaten: số quân đã ăn
  khi rời hàng ở đúng vị trí t. }
procedure turnBack(t, eaten: longint);
var
  i: longint;
begin
  i := order[t];
  if best > total[i] then
  begin
    total[i] := best;
    leave[i] := from;
  end;
  if eaten + rest[i] > best then
  begin
    best := eaten + rest[i];
    from := t;
  end;
end;

procedure eat(i: longint);
begin
  inc(count);
  answer[count] := i;
end;

begin
  assign(input, 'QUEEN.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'QUEEN.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(n);
  for i := 1 to n do read(x[i], y[i]);
  findAbove(0, 1, 0);
  findAbove(1, 1, 1);
  findAbove(2, 1, -1);
  for i := 0 to n do
  begin
    key[i] := y[i];
    second[i] := x[i];
    sorted[i] := i;
  end;
  sort(0, n);
  order := sorted;
  for t := 0 to n do position[order[t]] := t;

  hi := n;
  while hi >= 0 do  { hàng gồm order[lo..hi] }
  begin
    lo := hi;
    while (lo > 0) and (y[order[lo - 1]] = y[order[hi]]) do dec(lo);
    for t := lo to hi do goUpFrom(t);
    best := 0;
    for t := lo to hi do turnBack(t, hi - t + 1);      { ăn hết bên phải rồi quay sang trái }
    best := 0;
    for t := hi downto lo do turnBack(t, t - lo + 1);  { ngược lại }
    hi := lo - 1;
  end;

  t := position[0];
  count := 0;
  repeat
    i := order[t];
    if i <> 0 then eat(i);
    target := leave[i];
    if target > t then
    begin
      q := t - 1;
      while (q >= 0) and (y[order[q]] = y[i]) do
      begin
        eat(order[q]);
        dec(q);
      end;
      for q := t + 1 to target do eat(order[q]);
    end
    else if target < t then
    begin
      q := t + 1;
      while (q <= n) and (y[order[q]] = y[i]) do
      begin
        eat(order[q]);
        inc(q);
      end;
      for q := t - 1 downto target do eat(order[q]);
    end;
    t := position[goUp[order[target]]];
  until goUp[order[target]] = 0;
  writeln(count);
  for i := 1 to count do write(answer[i], ' ');
  writeln;
  close(output);
end.
