{ Trò chơi Nim, hai thể thức: sau mỗi nước đi của máy, người chơi ở thế thua nếu điều đó làm được. }
type
  question = (askRule, askHeaps, askFirst, askMove);
const
  NAMES: array[question] of string = ('RULE', 'HEAPS', 'FIRST', 'MOVE');
var
  words: array of ansistring;  { các từ của câu trả lời }
  heap: array of longint;
  misere, yourTurn: boolean;
  i: longint;

{ Đọc dòng tiếp theo không phải dòng trống, tách thành các từ; hết dữ liệu thì dừng chương trình. }
procedure readWords;
var
  line, word: ansistring;
  i: longint;
begin
  setlength(words, 0);
  while length(words) = 0 do
  begin
    if eof then halt;
    readln(line);
    word := '';
    line := line + ' ';
    for i := 1 to length(line) do
      if line[i] > ' ' then word := word + line[i]
      else if word <> '' then
      begin
        setlength(words, length(words) + 1);
        words[high(words)] := word;
        word := '';
      end;
  end;
end;

{ Số nguyên viết bằng chữ số thập phân, hoặc -1. }
function toNumber(const word: ansistring): longint;
var
  i, value: longint;
begin
  value := 0;
  for i := 1 to length(word) do
  begin
    if (word[i] < '0') or (word[i] > '9') then exit(-1);
    value := value * 10 + ord(word[i]) - ord('0');
    if value > 1000 then value := 1000;  { từ 31 trở lên thì lớn bao nhiêu cũng như nhau }
  end;
  toNumber := value;
end;

function isAnswer(what: question): boolean;
var
  i, k: longint;
begin
  isAnswer := false;
  case what of
    askRule: isAnswer := (length(words) = 1) and ((words[0] = 'misere') or (words[0] = 'normal'));
    askFirst: isAnswer := (length(words) = 1) and ((words[0] = 'YOU') or (words[0] = 'MACHINE'));
    askHeaps:
    begin
      for i := 0 to high(words) do
        if (toNumber(words[i]) < 1) or (toNumber(words[i]) > 30) then exit;
      isAnswer := length(words) <= 10;
    end;
    askMove:
      if length(words) = 2 then
      begin
        i := toNumber(words[0]);
        k := toNumber(words[1]);
        isAnswer := (i >= 1) and (i <= length(heap)) and (k >= 1) and (k <= heap[i - 1]);
      end;
  end;
end;

{ Hỏi cho đến khi được trả lời; mỗi lần hỏi phải xả bộ đệm. }
procedure ask(what: question);
begin
  repeat
    writeln('ASK ', NAMES[what]);
    flush(output);
    readWords;
    if isAnswer(what) then exit;
    writeln('AGAIN');
  until false;
end;

{ Người sắp đi có thua không. }
function isLost: boolean;
var
  i, sum: longint;
  large: boolean;
begin
  sum := 0;
  large := false;
  for i := 0 to high(heap) do
  begin
    sum := sum xor heap[i];
    if heap[i] > 1 then large := true;
  end;
  if misere and not large then isLost := sum = 1 else isLost := sum = 0;
end;

{ Thử mọi nước đi; ở thế thua thì bốc một viên ở một đống bất kì còn sỏi. }
procedure machineMove;
var
  i, stones, rest, chosen, left: longint;
begin
  chosen := -1;
  for i := 0 to high(heap) do
  begin
    stones := heap[i];
    if (chosen < 0) and (stones > 0) then
    begin
      chosen := i;
      left := stones - 1;
    end;
    for rest := 0 to stones - 1 do
    begin
      heap[i] := rest;
      if isLost then
      begin
        chosen := i;
        left := rest;
      end;
    end;
    heap[i] := stones;
  end;
  writeln('TAKE ', chosen + 1, ' ', heap[chosen] - left);
  heap[chosen] := left;
end;

{ Cho xem các đống; còn sỏi không? }
function showHeaps: boolean;
var
  i: longint;
begin
  showHeaps := false;
  write('HEAPS');
  for i := 0 to high(heap) do
  begin
    write(' ', heap[i]);
    if heap[i] > 0 then showHeaps := true;
  end;
  writeln;
end;

begin
  ask(askRule);
  misere := words[0] = 'misere';
  ask(askHeaps);
  setlength(heap, length(words));
  for i := 0 to high(words) do heap[i] := toNumber(words[i]);
  ask(askFirst);
  yourTurn := words[0] = 'YOU';
  while showHeaps do
  begin
    if yourTurn then
    begin
      ask(askMove);
      dec(heap[toNumber(words[0]) - 1], toNumber(words[1]));
    end
    else machineMove;
    yourTurn := not yourTurn;
  end;
  { Ai sắp đi không phải là người bốc viên cuối cùng. }
  if yourTurn = misere then writeln('WINNER YOU') else writeln('WINNER MACHINE');
end.
