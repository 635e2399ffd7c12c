//! A league, and the table of those who play.

use bilingual::sentences;

sentences! {
    // What a player has from all games.
    PLAYER: "chương trình", "program";
    POINTS: "điểm", "points";
    WON_FIRST: "thắng khi đi trước", "won moving first";
    WON_SECOND: "thắng khi đi sau", "won moving second";
    DRAWN: "hòa", "drawn";
    SLIPS: "lỡ nước", "slips";
    ILLEGAL_MOVES: "sai luật", "illegal";
    LATE: "quá chậm", "too slow";
    OTHER_FAILURES: "lỗi khác", "failed";
    MOST_CPU: "ms nhiều nhất", "most ms";

    // A league.
    TITLE: "giải đấu", "league";
    LEAGUE: "{0}: mỗi cặp chơi {1} thế cờ đầu, mỗi thế hai ván đổi bên: {2} ván", "{0}: every pair plays {1} openings from either side: {2} games";
    PROBLEM: "bài", "problem";
    CROSSED: "từng cặp", "pair by pair";
    OPENINGS: "các thế cờ đầu", "openings";
    IN_GAME: "gặp {0}, thế cờ đầu {1}, đi thứ {2}", "against {0}, opening {1}, moving as number {2}";
    ABSENT: "không đấu: {0}", "does not play: {0}";
    REFUSED: "không biên dịch được", "does not compile";
    BROKEN_OFF: "bị ngừng giữa chừng", "was broken off";
    NOT_PLAYED: "{0}: {1} và {2} chưa đấu được: {3}", "{0}: {1} and {2} could not play: {3}";
    PROVISIONAL: "dấu ? là điểm chưa cuối cùng, vì có ván chưa đấu được", "a ? marks points that are not final: some games could not be played";
}
