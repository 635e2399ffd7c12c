{ ahead[i]: người đi trên đoạn bắt đầu từ i còn lấy được hơn người kia bao nhiêu, tính lần lượt cho các
  đoạn dài 1, 2, ..., n. }
var
  n, i, j, len: longint;
  a, ahead: array of int64;
  takeLeft: array of array of boolean;  { takeLeft[i][j]: nên lấy đầu trái của đoạn từ i đến j - 1 }
  fromLeft, fromRight, mine, yours: int64;
  reply: char;
  data, result: text;

begin
  assign(data, 'IOIGAME.INP');
  reset(data);
  read(data, n);
  setlength(a, n);
  for i := 0 to n - 1 do read(data, a[i]);
  close(data);
  setlength(ahead, n + 1);
  setlength(takeLeft, n, n + 1);
  for len := 1 to n do
    for i := 0 to n - len do
    begin
      fromLeft := a[i] - ahead[i + 1];
      fromRight := a[i + len - 1] - ahead[i];
      takeLeft[i][i + len] := fromLeft >= fromRight;
      if fromLeft >= fromRight then ahead[i] := fromLeft else ahead[i] := fromRight;
    end;

  i := 0;
  j := n;
  mine := 0;
  yours := 0;
  while i < j do
  begin
    if takeLeft[i][j] then
    begin
      writeln('L');
      mine := mine + a[i];
      inc(i);
    end
    else
    begin
      writeln('R');
      dec(j);
      mine := mine + a[j];
    end;
    flush(output);  { không xả bộ đệm thì đối thủ không nhận được nước đi }
    if seekeof then halt;
    read(reply);
    if reply = 'L' then
    begin
      yours := yours + a[i];
      inc(i);
    end
    else
    begin
      dec(j);
      yours := yours + a[j];
    end;
  end;
  assign(result, 'IOIGAME.OUT');
  rewrite(result);
  writeln(result, mine, ' ', yours);
  close(result);
end.
