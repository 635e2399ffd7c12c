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
  read(n);
  len := length(n);
  setlength(largest, len);
  for i := 1 to len do
    if odd(len - i) then largest[i] := '0' else largest[i] := '9';
  if largest[1] = '0' then largest[1] := '1';
  lastWins := largest >= n;  { hai xâu dài bằng nhau: so sánh xâu cũng là so sánh số }
  firstIsLast := odd(len);
  if lastWins = firstIsLast then writeln('First') else writeln('Second');
  close(output);
end.
