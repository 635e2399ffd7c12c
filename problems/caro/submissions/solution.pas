{ Ghi mỗi ô thành một số x * WIDTH + y rồi sắp xếp: ô kề theo một hướng là ô có số hiệu lớn hơn đúng step,
  nên chỉ cần một con trỏ chạy tới. Năm quân thành hàng vào lúc quân muộn nhất trong chúng được đặt. }
const
  WIDTH = int64(4000000003);  { rộng hơn bàn cờ: hai ô kề nhau không bị "tràn" sang cột khác }
var
  n, i, player, count, winTime: longint;
  x, y: int64;
  allX, allY: array[1..1000000] of longint;
  cell: array[1..500001] of int64;
  time, next: array[1..500001] of longint;
  buffer: array[0..65535] of char;

procedure sort(l, r: longint);
var
  i, j, t: longint;
  middle, c: int64;
begin
  i := l;
  j := r;
  middle := cell[(l + r) div 2];
  repeat
    while cell[i] < middle do inc(i);
    while cell[j] > middle do dec(j);
    if i <= j then
    begin
      c := cell[i];
      cell[i] := cell[j];
      cell[j] := c;
      t := time[i];
      time[i] := time[j];
      time[j] := t;
      inc(i);
      dec(j);
    end;
  until i > j;
  if l < j then sort(l, j);
  if i < r then sort(i, r);
end;

procedure scan(step: int64);
var
  i, j, k, at, last: longint;
begin
  j := 1;
  for i := 1 to count do
  begin
    while (j <= count) and (cell[j] < cell[i] + step) do inc(j);
    next[i] := 0;
    if (j <= count) and (cell[j] = cell[i] + step) then next[i] := j;
  end;
  for i := 1 to count do
  begin
    at := i;
    last := time[i];
    for k := 2 to 5 do
      if at <> 0 then
      begin
        at := next[at];
        if (at <> 0) and (time[at] > last) then last := time[at];
      end;
    if (at <> 0) and (last < winTime) then winTime := last;
  end;
end;

begin
  assign(input, 'CARO.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'CARO.OUT');
  rewrite(output);
  read(n);
  for i := 1 to n do read(allX[i], allY[i]);
  winTime := n + 1;
  for player := 1 to 2 do
  begin
    count := 0;
    i := player;
    while i <= n do
    begin
      inc(count);
      x := allX[i];
      y := allY[i];
      cell[count] := x * WIDTH + y;
      time[count] := i;
      i := i + 2;
    end;
    if count > 0 then sort(1, count);
    scan(1);
    scan(WIDTH - 1);
    scan(WIDTH);
    scan(WIDTH + 1);
  end;
  if winTime > n then writeln('Draw')
  else if winTime < n then writeln('Inconsistent')
  else if odd(n) then writeln('First player won')
  else writeln('Second player won');
  close(output);
end.
