{ Như tài liệu: rút gọn mỗi khoảng trống còn số dư khi chia cho 3, lập bảng thắng thua của 3^k thế; nhưng rồi
  cũng chỉ đếm các nước đi của thế đã rút gọn. }
type
  Gaps = array[0..10] of longint;
var
  n, cell, stones, code: longint;
  strip: ansistring;
  gap: Gaps;
  wins: array[0..59048] of boolean;

{ Số hiệu của thế sau khi viên thứ i đi step ô; khoảng bên trái viên đầu tiên là chữ số cao nhất. }
function after(gap: Gaps; i, step: longint): longint;
var
  j, sum: longint;
begin
  dec(gap[i], step);
  inc(gap[i + 1], step);
  sum := 0;
  for j := 0 to stones - 1 do sum := sum * 3 + gap[j] mod 3;
  after := sum;
end;

function winning(const gap: Gaps): longint;
var
  i, step, sum: longint;
begin
  sum := 0;
  for i := 0 to stones - 1 do
    for step := 1 to gap[i] do
      if not wins[after(gap, i, step)] then inc(sum);
  winning := sum;
end;

function digits(code: longint): Gaps;
var
  i: longint;
begin
  digits[stones] := 0;
  for i := stones - 1 downto 0 do
  begin
    digits[i] := code mod 3;
    code := code div 3;
  end;
end;

begin
  assign(input, 'STONES.INP');
  reset(input);
  assign(output, 'STONES.OUT');
  rewrite(output);
  readln(n);
  readln(strip);
  stones := 0;
  gap[0] := 0;
  for cell := 1 to n do
    if strip[cell] = '.' then gap[stones] := (gap[stones] + 1) mod 3
    else
    begin
      inc(stones);
      { Tài liệu chỉ có không quá 10 viên. }
      if stones > 10 then halt(1);
      gap[stones] := 0;
    end;
  gap[stones] := 0;
  code := 1;
  for cell := 1 to stones do code := code * 3;
  for cell := 0 to code - 1 do wins[cell] := winning(digits(cell)) > 0;
  writeln(winning(gap));
  close(output);
end.
