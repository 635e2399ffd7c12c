{ Chỉ khoảng cách g giữa hai viên sỏi là quan trọng: như đống g viên, mỗi lần bốc 1 đến M viên. }
var
  k, i, moves: longint;
  m, b, w, now, wanted, d, sum: int64;
  gap, distance: array[1..100000] of int64;
  strip: array[1..100000] of longint;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'CHUYENSOI.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'CHUYENSOI.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(k, m);
  sum := 0;
  for i := 1 to k do
  begin
    read(b, w);
    gap[i] := w - b - 1;
    sum := sum xor (gap[i] mod (m + 1));
  end;
  moves := 0;
  for i := 1 to k do
  begin
    now := gap[i] mod (m + 1);
    wanted := now xor sum;
    d := now - wanted;
    if d < 0 then d := d + m + 1;  { giá trị tăng: phải đi vòng qua bội của m + 1 }
    if (wanted <= m) and (d > 0) and (d <= gap[i]) then
    begin
      inc(moves);
      strip[moves] := i;
      distance[moves] := d;
    end;
  end;
  writeln(sum);
  writeln(moves);
  for i := 1 to moves do writeln(strip[i], ' ', distance[i]);
  close(output);
end.
