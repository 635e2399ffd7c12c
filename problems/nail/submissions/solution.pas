{ Các độ dài mà A thắng tạo thành từng khoảng. Khoảng thứ t (t = 0, 1, 2, ...) gồm các số từ
  t * (amin + bmax) + 1 đến t * (amax + bmin) + amax. }
var
  games, game: longint;
  length, amin, amax, bmin, bmax, t, wider, step, needed: int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'NAIL.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'NAIL.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(games);
  for game := 1 to games do
  begin
    read(length, amin, amax, bmin, bmax);
    { Khoảng cuối cùng bắt đầu không sau length. }
    t := (length - 1) div (amin + bmax);
    { Nếu khoảng lực đánh của B rộng hơn của A thì các khoảng ngắn dần rồi hết. }
    wider := (bmax - bmin) - (amax - amin);
    if (wider > 0) and (t > (amin - 1) div wider) then t := (amin - 1) div wider;
    { length <= t * step + amax? Tích có thể đến 10^36, không vừa 64 bit, nên chia thay vì nhân: cần t ít nhất
      bằng (length - amax) / step làm tròn lên. }
    step := amax + bmin;
    needed := 0;
    if length > amax then needed := (length - amax - 1) div step + 1;
    if t >= needed then writeln('A') else writeln('B');
  end;
  close(output);
end.
