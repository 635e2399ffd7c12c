{ Đi từ hàng 1 xuống; mỗi hàng chỉ có một cột khác các cột còn lại, nên chỉ cần nhớ ba số. }
const
  INF = 1 shl 30;
var
  { Giá trị là số nước còn lại của ván cờ: chẵn là thua, lẻ là thắng. Hàng i ở chỗ i and 127. }
  common, special, specialCol: array[0..127] of longint;
  n, m, x, y, i, k, v: longint;
  even1, even2, odd1, odd2, evenMove, oddMove, otherOdd: longint;

function value(row, col: longint): longint; inline;
begin
  row := row and 127;
  if col = specialCol[row] then value := special[row] else value := common[row];
end;

begin
  assign(input, 'COBANG.INP');
  reset(input);
  assign(output, 'COBANG.OUT');
  rewrite(output);
  read(n, m, x, y);
  for i := 1 to x do
  begin
    { Hai giá trị chẵn nhỏ nhất, hai giá trị lẻ lớn nhất (0 là chưa có). }
    even1 := INF;
    even2 := INF;
    odd1 := 0;
    odd2 := 0;
    evenMove := 0;
    oddMove := 0;
    for k := 1 to m do
    begin
      if k >= i then break;
      v := value(i - k, k);
      if odd(v) then
      begin
        if v > odd1 then
        begin
          odd2 := odd1;
          odd1 := v;
          oddMove := k;
        end
        else if v > odd2 then odd2 := v;
      end
      else if v < even1 then
      begin
        even2 := even1;
        even1 := v;
        evenMove := k;
      end
      else if v < even2 then even2 := v;
    end;
    { Cột common: mọi nước đều được phép. Cột special: nước tốt nhất bị cấm. }
    if even1 < INF then
    begin
      common[i and 127] := even1 + 1;
      specialCol[i and 127] := evenMove;
      otherOdd := odd1;
    end
    else
    begin
      common[i and 127] := odd1 + ord(odd1 > 0);
      specialCol[i and 127] := oddMove;
      otherOdd := odd2;
    end;
    if even2 < INF then special[i and 127] := even2 + 1
    else special[i and 127] := otherOdd + ord(otherOdd > 0);
  end;
  writeln(value(x, y) mod 2);
  writeln(value(x, y));
  close(output);
end.
