{ Người viết chữ số cuối luôn viết 9, người kia luôn viết chữ số nhỏ nhất. Số nhận được là số lớn nhất
  mà người viết chữ số cuối bảo đảm được. }
var
  n, largest: ansistring;
  len, i: longint;
  lastWins, firstIsLast: boolean;
  buffer: array[0..65535] of char;
begin
  assign(input, 'GAME11.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'GAME11.OUT');
  rewrite(output);
  setlength(n, 10000001);  { đặt sẵn độ dài: read(n) nối thêm mỗi lần 255 ký tự, xâu dài thì chậm }
  len := 0;
  while not eoln do
  begin
    inc(len);
    read(n[len]);
  end;
  setlength(n, len);
  setlength(largest, len);
  for i := 1 to len do
    if odd(len - i) then largest[i] := '0' else largest[i] := '9';
  if largest[1] = '0' then largest[1] := '1';
  lastWins := largest >= n;  { hai xâu dài bằng nhau: so sánh xâu cũng là so sánh số }
  firstIsLast := odd(len);
  if lastWins = firstIsLast then writeln('First') else writeln('Second');
  close(output);
end.
