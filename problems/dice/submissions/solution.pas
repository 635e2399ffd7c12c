{ Kết quả chỉ phụ thuộc mặt trên và khoảng cách từ tổng tới Smax; từ khoảng cách 8 trở đi nó lặp lại với
  chu kỳ 9 (bảng nhỏ bên dưới cho thấy điều đó). }
var
  wins: array[0..16, 1..6] of boolean;  { wins[r][t]: còn cách r, mặt trên là t }
  v, r, top, face, count: longint;
  sum, limit, left: int64;

{ Quân nằm mặt top trên, còn cách r: lật sang mặt face thì thắng? }
function good(r, top, face: longint): boolean;
begin
  good := (face <> top) and (face + top <> 7) and (face <= r) and not wins[r - face][face];
end;

begin
  assign(input, 'DICE.INP');
  reset(input);
  assign(output, 'DICE.OUT');
  rewrite(output);
  read(v, sum, limit);
  left := limit - sum;
  if left >= 17 then left := 8 + (left - 8) mod 9;
  for r := 0 to left do
    for top := 1 to 6 do
      for face := 1 to 6 do
        if good(r, top, face) then wins[r][top] := true;
  count := 0;
  for face := 1 to 6 do
    if good(left, v, face) then inc(count);
  write(count);
  for face := 1 to 6 do
    if good(left, v, face) then write(' ', face);
  writeln;
  close(output);
end.
