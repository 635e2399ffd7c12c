{ wins[n] chỉ phụ thuộc l giá trị đứng ngay trước nên dãy tuần hoàn kể từ một chỗ nào đó.
  Tính một đoạn đầu đủ dài rồi tìm chu kỳ ở cuối đoạn ấy. }
const
  SIZE = 5000;
var
  wins: array[0..SIZE - 1] of boolean;
  k, l, m, n, period, same, test: longint;
  big: int64;
begin
  assign(input, 'COINS.INP');
  reset(input);
  assign(output, 'COINS.OUT');
  rewrite(output);
  read(k, l, m);
  wins[0] := false;
  for n := 1 to SIZE - 1 do
  begin
    wins[n] := not wins[n - 1];
    if (n >= k) and not wins[n - k] then wins[n] := true;
    if (n >= l) and not wins[n - l] then wins[n] := true;
  end;
  period := 0;
  repeat
    inc(period);
    same := 0;
    while (same < l) and (wins[SIZE - 1 - same] = wins[SIZE - 1 - same - period]) do inc(same);
  until same = l;
  for test := 1 to m do
  begin
    read(big);
    if big >= SIZE then big := SIZE - period + (big - (SIZE - period)) mod period;
    if wins[big] then write('A') else write('B');
  end;
  writeln;
  close(output);
end.
