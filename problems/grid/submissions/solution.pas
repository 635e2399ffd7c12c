{ Quy hoạch động theo hàng: trong một hàng đường đi chỉ sang phải hoặc chỉ sang trái. }
const
  NONE = -1000000000000000000;  { chưa có đường đi nào }
type
  sums = array[0..10] of int64;  { tổng lớn nhất khi rời ô, qua không quá k ô âm }
var
  best, toRight, toLeft: array[0..1001] of sums;
  a: array[1..1000] of int64;
  n, maxNegative, i, j, k: longint;
  buffer: array[0..65535] of char;

{ Đến một ô từ ô trên nó hoặc từ ô bên cạnh. }
procedure step(var cell: sums; const above, beside: sums; value: int64);
var
  k, before: longint;
  from: int64;
begin
  for k := 0 to maxNegative do
  begin
    cell[k] := NONE;
    before := k - ord(value < 0);
    if before >= 0 then
    begin
      from := above[before];
      if beside[before] > from then from := beside[before];
      if from > NONE then cell[k] := from + value;
    end;
  end;
end;

begin
  assign(input, 'GRID.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GRID.OUT');
  rewrite(output);
  while not seekeof do
  begin
    read(n, maxNegative);
    for j := 0 to n + 1 do
      for k := 0 to maxNegative do
      begin
        best[j][k] := NONE;
        toRight[j][k] := NONE;
        toLeft[j][k] := NONE;
      end;
    for k := 0 to maxNegative do best[1][k] := 0;
    for i := 1 to n do
    begin
      for j := 1 to n do read(a[j]);
      for j := 1 to n do step(toRight[j], best[j], toRight[j - 1], a[j]);
      for j := n downto 1 do step(toLeft[j], best[j], toLeft[j + 1], a[j]);
      for j := 1 to n do
        for k := 0 to maxNegative do
          if toRight[j][k] > toLeft[j][k] then best[j][k] := toRight[j][k]
          else best[j][k] := toLeft[j][k];
    end;
    if best[n][maxNegative] = NONE then writeln('NO')
    else writeln(best[n][maxNegative]);
  end;
  close(output);
end.
