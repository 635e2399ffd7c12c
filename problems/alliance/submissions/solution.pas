{ Sắp xếp theo y. Với mỗi hiệp sĩ làm người đầu tiên theo x, hai con trỏ chạy trên những người còn lại theo thứ tự y.
  Với n = 5000 là 25 triệu lần xét; giới hạn nâng cao cần cây phân đoạn như trong solution.cpp. }
var
  n, m, k, i, j, low, high, count: longint;
  x, y, rows: array[1..200000] of longint;
  answer: int64;
  data, result: text;
  buffer: array[0..65535] of char;

procedure swap(var a, b: longint);
var
  c: longint;
begin
  c := a;
  a := b;
  b := c;
end;

procedure sort(l, r: longint);
var
  i, j, middle: longint;
begin
  i := l;
  j := r;
  middle := y[(l + r) div 2];
  repeat
    while y[i] < middle do inc(i);
    while y[j] > middle do dec(j);
    if i <= j then
    begin
      swap(x[i], x[j]);
      swap(y[i], y[j]);
      inc(i);
      dec(j);
    end;
  until i > j;
  if l < j then sort(l, j);
  if i < r then sort(i, r);
end;

{ i đứng trước j theo x, và hai người đủ gần nhau. }
function follows(i, j: longint): boolean;
begin
  follows := ((x[j] > x[i]) or ((x[j] = x[i]) and (j > i)))
    and (x[j] - x[i] <= k) and (abs(y[j] - y[i]) <= k);
end;

begin
  assign(data, 'ALLIANCE.INP');
  settextbuf(data, buffer);
  reset(data);
  read(data, n, m, k);
  for i := 1 to n do read(data, x[i], y[i]);
  close(data);
  sort(1, n);
  answer := 0;
  for i := 1 to n do
  begin
    count := 0;
    for j := 1 to n do
      if follows(i, j) then
      begin
        inc(count);
        rows[count] := y[j];
      end;
    low := 1;
    for high := 1 to count do
    begin
      while rows[high] - rows[low] > k do inc(low);
      answer := answer + high - low;
    end;
  end;
  assign(result, 'ALLIANCE.OUT');
  rewrite(result);
  writeln(result, answer);
  close(result);
end.
