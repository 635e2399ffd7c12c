{ Bảng phương án của tài liệu, cho đủ dài và không in bảng ra file: bảng ghi nước đi chứ không ghi thế cờ.
  good[i, r] = 1: khi còn được cộng thêm r thì đưa mặt i lên là thắng. Sáu cột âm thay cho luật "vượt quá thì
  thua": ở đó đối thủ luôn có nước thắng. }
var
  v, s, limit, r, i, p, replies, count: longint;
  good: array[1..6, -6..100000] of longint;
begin
  assign(input, 'DICE.INP');
  reset(input);
  assign(output, 'DICE.OUT');
  rewrite(output);
  read(v, s, limit);
  for r := -6 to limit - s do
    for i := 1 to 6 do
    begin
      good[i, r] := 1;
      if r < 0 then continue;
      replies := 0;
      for p := 1 to 6 do
        if (p <> i) and (p + i <> 7) then inc(replies, good[p, r - i]);
      if replies > 0 then good[i, r] := 0;
    end;
  { Mặt đang ở trên và mặt đang nằm dưới không đưa lên được. }
  good[v, limit - s] := 0;
  good[7 - v, limit - s] := 0;
  count := 0;
  for i := 1 to 6 do inc(count, good[i, limit - s]);
  write(count);
  for i := 1 to 6 do
    if good[i, limit - s] = 1 then write(' ', i);
  writeln;
  close(output);
end.
