{ good[k][left]: tập (dãy bit) các quân bài thắng khi tổng còn được tăng thêm left.
  good[k][left] chỉ phụ thuộc k tập đứng ngay trước, nên khi k tập liên tiếp lặp lại thì dãy tuần hoàn. }
const
  SIZE = 1000;
var
  good: array[2..10, 0..SIZE - 1] of longint;
  start, period: array[2..10] of longint;  { từ start trở đi good lặp lại với chu kỳ period }
  t, test, k, card, count: longint;
  n: int64;
  buffer, outBuffer: array[0..65535] of char;

procedure findPeriod(k: longint);
var
  left, card, same: longint;
begin
  for left := 0 to SIZE - 1 do
    for card := 1 to k do
      { Đối thủ không có quân thắng nào khác ngoài quân đang úp. }
      if (card <= left) and ((good[k][left - card] and not (1 shl card)) = 0) then
        good[k][left] := good[k][left] or (1 shl card);
  { Tìm chu kỳ ở cuối dãy đã tính. }
  period[k] := 0;
  repeat
    inc(period[k]);
    same := 0;
    while (same < k) and (good[k][SIZE - 1 - same] = good[k][SIZE - 1 - same - period[k]]) do inc(same);
  until same = k;
  start[k] := SIZE - period[k];
end;

begin
  for k := 2 to 10 do findPeriod(k);
  assign(input, 'CARDS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'CARDS.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(t);
  for test := 1 to t do
  begin
    read(n, k);
    if n >= start[k] then n := start[k] + (n - start[k]) mod period[k];
    count := 0;
    for card := 1 to k do
      if odd(good[k][n] shr card) then inc(count);
    write(count);
    for card := 1 to k do
      if odd(good[k][n] shr card) then write(' ', card);
    writeln;
  end;
  close(output);
end.
