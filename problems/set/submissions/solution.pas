{ Chuyển mỗi từ thành một số từ 0 đến 2 rồi thử mọi bộ ba quân bài. }
const
  WORDS: array[1..4, 0..2] of string = (
    ('one', 'two', 'three'),
    ('red', 'green', 'purple'),
    ('open', 'solid', 'striped'),
    ('oval', 'diamond', 'squiggle'));
var
  card: array[1..81, 1..4] of longint;
  n, i, j, k, f, sets: longint;
  s: string;

{ Đọc một từ, đổi thành chữ thường; cuối dòng và cuối file cũng là khoảng trắng. }
function readWord: string;
var
  letter: char;
  s: string;
begin
  s := '';
  repeat read(letter) until letter > ' ';
  repeat
    s := s + lowercase(letter);
    read(letter);
  until letter <= ' ';
  readWord := s;
end;

{ Ba số giống nhau hoặc đôi một khác nhau khi và chỉ khi tổng của chúng chia hết cho 3. }
function isSet(i, j, k: longint): boolean;
var
  f: longint;
begin
  for f := 1 to 4 do
    if (card[i][f] + card[j][f] + card[k][f]) mod 3 <> 0 then exit(false);
  isSet := true;
end;

begin
  assign(input, 'SET.INP');
  reset(input);
  assign(output, 'SET.OUT');
  rewrite(output);
  readln(n);
  for i := 1 to n do
    for f := 1 to 4 do
    begin
      s := readWord;
      { Kiểu hình có thể ở dạng số nhiều. }
      if (f = 4) and (s[length(s)] = 's') then delete(s, length(s), 1);
      while WORDS[f][card[i][f]] <> s do inc(card[i][f]);
    end;
  sets := 0;
  for i := 1 to n do
    for j := i + 1 to n do
      for k := j + 1 to n do
        if isSet(i, j, k) then inc(sets);
  writeln(sets);
  close(output);
end.
