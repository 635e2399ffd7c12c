//! Games, whatever their rules.

use bilingual::sentences;

sentences! {
    LEFT_EARLY: "chương trình kết thúc khi ván chơi chưa xong", "the program ended before the game was over";
    SPEAKS_AFTERWARDS: "ván chơi đã xong mà chương trình còn viết", "the program speaks after the end of the game";
    LEGAL_REFUSED: "một nước đi đúng luật bị từ chối: {0}", "a legal move is refused: {0}";
    ENDLESS: "ván chơi không kết thúc", "the game does not end";
    OPPONENT_WRONG: "đối thủ {0} viết '{1}': {2}", "the opponent {0} says '{1}': {2}";
}
