{ Mỗi lần bẻ làm tăng số thanh thêm một, nên ván chơi nào cũng có đúng m * n - 1 nước. }
var
  q, test: longint;
  m, n: int64;
begin
  assign(input, 'SOCOLA.INP');
  reset(input);
  assign(output, 'SOCOLA.OUT');
  rewrite(output);
  read(q);
  for test := 1 to q do
  begin
    read(m, n);
    { Người đi trước thắng khi m * n chẵn; không nhân vì tích có thể vượt quá 64 bit. }
    if odd(m) and odd(n) then writeln(0) else writeln(1);
  end;
  close(output);
end.
