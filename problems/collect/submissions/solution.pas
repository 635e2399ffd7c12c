{ Mỗi bước đổi tính chẵn lẻ của cả ba số; nếu lúc đầu ba số cùng chẵn hoặc cùng lẻ thì không thể còn 1, 0, 0. }
var
  tests, test, colours: longint;
  a, b, c: int64;
  possible: boolean;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'COLLECT.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'COLLECT.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(tests);
  for test := 1 to tests do
  begin
    read(a, b, c);
    colours := ord(a > 0) + ord(b > 0) + ord(c > 0);
    if colours < 2 then
      { Không có bước nào: chỉ thắng nếu đã có đúng một viên. Hai số kia bằng 0 nên tổng không tràn. }
      possible := a + b + c = 1
    else
      possible := (odd(a) <> odd(b)) or (odd(b) <> odd(c));
    if possible then writeln('YES') else writeln('NO');
  end;
  close(output);
end.
