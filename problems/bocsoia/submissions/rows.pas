{$mode objfpc}
type
  answer = (no, yes, any);
  deed = (giveUp, takeOne, takeRest);
  row = record
    divides, empty: answer;
    action: deed;
  end;
const
  TABLE: array[1..3] of row = (
    (divides: yes; empty: yes; action: giveUp),
    (divides: yes; empty: no; action: takeOne),
    (divides: no; empty: any; action: takeRest));
var
  q: longint;
  n, m: int64;

function asked(isSo: boolean): answer;
begin
  if isSo then asked := yes else asked := no;
end;

function action(n, m: int64): deed;
var
  i: longint;
  divides, empty: answer;
begin
  divides := asked(n mod (m + 1) = 0);
  empty := asked(n = 0);
  action := giveUp;
  for i := 1 to 3 do
    if (TABLE[i].divides = divides) and ((TABLE[i].empty = any) or (TABLE[i].empty = empty)) then
      action := TABLE[i].action;
end;

begin
  assign(input, 'BOCSOIA.INP');
  reset(input);
  assign(output, 'BOCSOIA.OUT');
  rewrite(output);
  read(q);
  while q > 0 do
  begin
    read(n, m);
    case action(n, m) of
      giveUp: writeln('0 0');
      takeOne: writeln('0 1');
      takeRest: writeln('1 ', n mod (m + 1));
    end;
    dec(q);
  end;
  close(output);
end.
