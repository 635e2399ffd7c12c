{ Dây cung chia n điểm thành i và n - 2 - i điểm. Giá trị Grundy tuần hoàn với chu kỳ 34 kể từ n = 53. }
const
  FIRST = 53;
  PERIOD = 34;
  TABLE = 200;
var
  g: array[0..TABLE] of longint;
  seen: array[0..63] of boolean;
  q, test, n, i: longint;
  chords: int64;
  buffer, outBuffer: array[0..65535] of char;

function value(n: longint): longint;
begin
  if n < FIRST then value := g[n] else value := g[FIRST + (n - FIRST) mod PERIOD];
end;

{ Số cách chọn i trong 0..m để hai phần i và m - i có giá trị bằng nhau. }
function equalParts(m: longint): int64;
var
  i, last: longint;
  ways: int64;
begin
  ways := 0;
  if m < 2 * FIRST then
  begin
    for i := 0 to m do ways := ways + ord(value(i) = value(m - i));
    exit(ways);
  end;
  { Hai đầu: một trong hai phần chưa vào chu kỳ. }
  for i := 0 to FIRST - 1 do ways := ways + 2 * ord(value(i) = value(m - i));
  { Ở giữa: các i cách nhau 34 cho cùng kết quả. }
  last := m - FIRST;
  for i := FIRST to FIRST + PERIOD - 1 do
    if (i <= last) and (value(i) = value(m - i)) then ways := ways + (last - i) div PERIOD + 1;
  equalParts := ways;
end;

begin
  for n := 2 to TABLE do
  begin
    fillchar(seen, sizeof(seen), false);
    for i := 0 to n - 2 do seen[g[i] xor g[n - 2 - i]] := true;
    while seen[g[n]] do inc(g[n]);
  end;
  assign(input, 'OMAKS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'OMAKS.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(q);
  for test := 1 to q do
  begin
    read(n);
    { Mỗi dây cung được đếm từ cả hai đầu mút. }
    chords := 0;
    if n >= 2 then chords := n * equalParts(n - 2) div 2;
    writeln(ord(chords > 0), ' ', chords);
  end;
  close(output);
end.
