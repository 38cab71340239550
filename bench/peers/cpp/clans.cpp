// Clans in hand-written C++17: the upper limit that the other implementations are measured against.
//
//   g++ -std=c++17 -O3 -march=native -o clans clans.cpp
//   clans --board FILE --players N --seconds S --seed K            random games, one JSON line
//   clans --board FILE --huts "c0,c1,..." --play "a-b found:v"     plays decisions, prints the position
//   clans --board FILE --huts "c0,c1,..." [--play "..."] --perft D counts decision sequences
//
// How it is fast: an area is one bit of a 64-bit word; the huts of an area are five counters and their sum in one
// word, so that moving a group is one addition; the five clan scores are bytes of one word too; the legal moves are
// a bit set over the directed borders, from which a move only takes away the borders of the area it emptied (and
// looks again at the target's borders once that has reached the limit). Nothing is allocated while playing.

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

constexpr int AREAS = 60, REGIONS = 12, COLOURS = 5, TERRAINS = 4, EPOCHS = 5, MAX_SEATS = 4;
constexpr int DEALS = 120;                              // orders of five huts
constexpr int WORDS = 5;                                // room for 320 directed borders; the printed board has 270
constexpr int SURPLUS = EPOCHS;                         // the "epoch" of a village for which no chip is left
constexpr int MAX_CHIPS = 16, MAX_SLOTS = MAX_CHIPS + AREAS;
constexpr int HOSTILE = -1;
constexpr uint64_t ONES = 0x0101010101;                 // 1 in the byte of each colour
constexpr int SIZE_SHIFT = 8 * COLOURS;                 // the sixth byte of a hut word: all huts of the area

using Areas = uint64_t;                                 // a set of areas
using Huts = uint64_t;                                  // bytes 0-4: huts of each colour, byte 5: their sum
using Score = uint64_t;                                 // bytes 0-4: points of each clan (at most 60 + 29: no carry)

constexpr Areas bit(int area) { return Areas{1} << area; }
int count(uint64_t set) { return __builtin_popcountll(set); }
int lowest(uint64_t set) { return __builtin_ctzll(set); }
int size_of(Huts huts) { return static_cast<int>(huts >> SIZE_SHIFT); }

// The position of the n-th set bit of a word that has more than n.
int nth_bit(uint64_t word, int n) {
#ifdef __BMI2__
    return lowest(_pdep_u64(uint64_t{1} << n, word));
#else
    for (; n > 0; --n) word &= word - 1;
    return lowest(word);
#endif
}

// ---------------------------------------------------------------------------------------------- chance

// xoshiro256++ (Blackman and Vigna), seeded by splitmix64; bounded numbers by Lemire's method, without bias.
class Random {
public:
    explicit Random(uint64_t seed) {
        for (uint64_t& word : state_) {
            uint64_t z = seed += 0x9e3779b97f4a7c15;
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
            z = (z ^ z >> 27) * 0x94d049bb133111eb;
            word = z ^ z >> 31;
        }
    }

    uint32_t below(uint32_t n) {
        uint64_t product = uint64_t{next()} * n;
        if (static_cast<uint32_t>(product) < n) {
            const uint32_t threshold = -n % n;
            while (static_cast<uint32_t>(product) < threshold) product = uint64_t{next()} * n;
        }
        return static_cast<uint32_t>(product >> 32);
    }

private:
    uint32_t next() {
        const auto rotl = [](uint64_t x, int k) { return x << k | x >> (64 - k); };
        const uint64_t result = rotl(state_[0] + state_[3], 23) + state_[0], t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return static_cast<uint32_t>(result >> 32);
    }

    uint64_t state_[4];
};

// ---------------------------------------------------------------------------------------------- board file

// As much of JSON as the board file needs: objects, arrays, whole numbers; names without escapes.
struct Json {
    int number = 0;
    std::vector<Json> items;
    std::map<std::string, Json> members;

    const Json& operator[](const std::string& name) const { return members.at(name); }
};

class JsonReader {
public:
    explicit JsonReader(std::string text) : text_(std::move(text)) {}

    Json read() {
        Json value;
        if (accept('{')) {
            if (accept('}')) return value;
            do {
                const std::string name = read_name();
                expect(':');
                value.members.emplace(name, read());
            } while (accept(','));
            expect('}');
        } else if (accept('[')) {
            if (accept(']')) return value;
            do value.items.push_back(read());
            while (accept(','));
            expect(']');
        } else {
            size_t used = 0;
            value.number = std::stoi(text_.substr(at_, 12), &used);
            at_ += used;
        }
        return value;
    }

private:
    bool accept(char wanted) {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
        if (at_ >= text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    void expect(char wanted) {
        if (!accept(wanted)) throw std::runtime_error(std::string("board file: expected ") + wanted);
    }

    std::string read_name() {
        expect('"');
        const size_t start = at_;
        at_ = text_.find('"', at_);
        if (at_ == std::string::npos) throw std::runtime_error("board file: a name has no end");
        return text_.substr(start, at_++ - start);
    }

    std::string text_;
    size_t at_ = 0;
};

using Borders = std::array<uint64_t, WORDS>;            // a set of directed borders

struct Board {
    std::array<Areas, AREAS> neighbours{};
    std::array<int, AREAS + 1> first{};                 // first[a]: number of the first border out of a
    std::array<Borders, AREAS> touching{};              // all borders out of and into an area
    Borders all{};
    std::array<uint8_t, 64 * WORDS> from{}, to{};
    std::array<uint8_t, AREAS> terrain{};
    std::array<std::array<uint8_t, COLOURS>, REGIONS> region{};
    int8_t gain[EPOCHS][TERRAINS]{};                    // what the ground adds to a village, or HOSTILE
    std::array<uint8_t, MAX_SLOTS> epoch{};             // epoch of the n-th village; SURPLUS past the last chip
    int chips = 0, limit = 0;
    std::array<std::array<Huts, COLOURS>, DEALS> deals{}; // every order of one hut of each colour

    explicit Board(const Json& file) {
        int borders = 0;
        for (int a = 0; a < AREAS; ++a) {
            first[a] = borders;
            terrain[a] = static_cast<uint8_t>(file["terrain"].items.at(a).number);
            for (const Json& b : file["neighbours"].items.at(a).items) {
                if (borders == 64 * WORDS) throw std::runtime_error("board file: too many borders");
                from[borders] = static_cast<uint8_t>(a);
                to[borders] = static_cast<uint8_t>(b.number);
                neighbours[a] |= bit(b.number);
                for (Borders* set : {&all, &touching[a], &touching.at(b.number)})
                    (*set)[borders / 64] |= uint64_t{1} << borders % 64;
                ++borders;
            }
        }
        first[AREAS] = borders;

        std::array<int, REGIONS> filled{};
        for (int a = 0; a < AREAS; ++a) {
            const int r = file["region"].items.at(a).number;
            region.at(r).at(filled[r]++) = static_cast<uint8_t>(a);
        }

        epoch.fill(SURPLUS);
        for (int e = 0; e < EPOCHS; ++e) {
            const Json& entry = file["epochs"].items.at(e);
            for (const Json& t : entry["favourable"].items) gain[e][t.number] = static_cast<int8_t>(entry["bonus"].number);
            for (const Json& t : entry["hostile"].items) gain[e][t.number] = HOSTILE;
            for (int i = 0; i < entry["villages"].number; ++i) epoch.at(chips++) = static_cast<uint8_t>(e);
        }
        if (chips > MAX_CHIPS) throw std::runtime_error("board file: too many villages");
        limit = file["limit"].number;

        std::array<int, COLOURS> order{0, 1, 2, 3, 4};
        for (auto& deal : deals) {
            for (int i = 0; i < COLOURS; ++i) deal[i] = hut(order[i]);
            std::next_permutation(order.begin(), order.end());
        }
    }

    static Huts hut(int colour) { return Huts{1} << 8 * colour | Huts{1} << SIZE_SHIFT; }

    int border(int a, int b) const { return first[a] + count(neighbours[a] & (bit(b) - 1)); }
};

// ---------------------------------------------------------------------------------------------- position

struct Position {
    std::array<Huts, AREAS> huts;
    Borders legal;                                      // moves, as directed borders
    Areas occupied;
    Areas pending;                                      // new villages whose order the mover has still to choose
    Score scores;
    int founded, taken;                                 // villages in all, chips taken on this turn
    bool over;

    void start(const Board& board) {
        legal = board.all;
        occupied = bit(AREAS) - 1;
        pending = 0;
        scores = 0;
        founded = taken = 0;
        over = false;
    }

    void deal(const Board& board, Random& random) {
        start(board);
        for (const auto& region : board.region) {
            const auto& deal = board.deals[random.below(DEALS)];
            for (int i = 0; i < COLOURS; ++i) huts[region[i]] = deal[i];
        }
    }

    int choices() const {
        if (over) return 0;
        if (pending) return count(pending);
        int n = 0;
        for (const uint64_t word : legal) n += count(word);
        return n;
    }

    // The n-th legal move, n < choices(), when no order has to be chosen.
    int nth_border(int n) const {
        for (int w = 0;; ++w) {
            const int here = count(legal[w]);
            if (n < here) return 64 * w + nth_bit(legal[w], n);
            n -= here;
        }
    }

    bool is_legal(int border) const { return !over && !pending && legal[border / 64] >> border % 64 & 1; }

    // Moves a group; returns how many areas became villages by it.
    int move(const Board& board, int border) {
        const int a = board.from[border], b = board.to[border];
        taken = 0;
        huts[b] += huts[a];
        huts[a] = 0;
        occupied &= ~bit(a);
        for (int w = 0; w < WORDS; ++w) legal[w] &= ~board.touching[a][w];
        if (size_of(huts[b]) >= board.limit) grown(board, b);

        for (Areas rest = board.neighbours[a] & occupied; rest; rest &= rest - 1) {
            const int area = lowest(rest);
            const bool alone = !(board.neighbours[area] & occupied);
            pending |= Areas{alone} << area;            // no branch: nothing here can be foreseen
        }
        const int villages = count(pending);
        if (villages) settle(board);
        else over = !any_move();
        return villages;
    }

    // Founds the village that the mover chose to be next.
    void found(const Board& board, int area) {
        enter(board, area);
        settle(board);
    }

private:
    bool any_move() const {
        uint64_t any = 0;
        for (const uint64_t word : legal) any |= word;
        return any != 0;
    }

    void set_legal(int border, bool yes) {
        uint64_t& word = legal[border / 64];
        word = (word & ~(uint64_t{1} << border % 64)) | uint64_t{yes} << border % 64;
    }

    // A group at the limit moves only onto an equal or a larger one: look again at the borders of a group that grew.
    void grown(const Board& board, int b) {
        const int here = size_of(huts[b]);
        for (Areas rest = board.neighbours[b] & occupied; rest; rest &= rest - 1) {
            const int c = lowest(rest), there = size_of(huts[c]);
            set_legal(board.border(b, c), there >= here);
            set_legal(board.border(c, b), there < board.limit || here >= there);
        }
    }

    // Points of each clan if the village were founded in this epoch.
    Score worth(const Board& board, int area, int epoch) const {
        if (epoch == SURPLUS) return 0;
        const int gain = board.gain[epoch][board.terrain[area]];
        if (gain == HOSTILE) return 0;
        const Huts group = huts[area], colours = group & (ONES * 0xff);
        Huts present = (colours + ONES * 0x7f) >> 7 & ONES;
        int value = size_of(group) + gain;
        if (present == ONES) {                          // a dispute: single huts leave
            present = (colours + ONES * 0x7e) >> 7 & ONES;
            value -= COLOURS - count(present);
        }
        return present * value;
    }

    // Does the order in which the pending villages are founded change what any clan scores? It does not when moving
    // from the first slot to another is worth the same to every village.
    bool order_matters(const Board& board) const {
        const int last = founded + count(pending) - 1;
        const int now = board.epoch[founded];
        if (board.epoch[last] == now) return false;
        for (int slot = founded + 1; slot <= last; ++slot) {
            const int then = board.epoch[slot];
            const int area = lowest(pending);
            const Score step = worth(board, area, then) - worth(board, area, now);
            for (Areas rest = pending & (pending - 1); rest; rest &= rest - 1)
                if (worth(board, lowest(rest), then) - worth(board, lowest(rest), now) != step) return true;
        }
        return false;
    }

    void enter(const Board& board, int area) {
        scores += worth(board, area, board.epoch[founded]);
        pending &= ~bit(area);
        ++founded;
        ++taken;
        if (founded == board.chips) {
            over = true;
            pending = 0;
        }
    }

    void settle(const Board& board) {
        if (order_matters(board)) return;
        while (pending) enter(board, lowest(pending));
        over = over || !any_move();
    }
};

// ---------------------------------------------------------------------------------------------- random games

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Totals {
    uint64_t games = 0, decisions = 0, moves = 0, early = 0, multi = 0, points = 0;
};

void play_random_game(const Board& board, int players, Random& random, Totals& totals) {
    Position position;
    position.deal(board, random);
    const auto& clans = board.deals[random.below(DEALS)];      // the first of them are the seats' clans
    int seat = static_cast<int>(random.below(players));
    std::array<int, MAX_SEATS> chips{};
    bool multi = false;
    int moves = 0, decisions = 0;

    while (!position.over) {
        ++moves;
        ++decisions;
        multi |= position.move(board, position.nth_border(static_cast<int>(random.below(position.choices())))) > 1;
        while (position.pending) {
            ++decisions;
            position.found(board, nth_bit(position.pending, static_cast<int>(random.below(position.choices()))));
        }
        chips[seat] += position.taken;
        if (++seat == players) seat = 0;
    }

    for (int s = 0; s < players; ++s) {
        const int clan = lowest(clans[s]) / 8;
        totals.points += (position.scores >> 8 * clan & 0xff) + chips[s];
    }
    ++totals.games;
    totals.moves += moves;
    totals.decisions += decisions;
    totals.early += position.founded < board.chips;
    totals.multi += multi;
}

void play_random_games(const Board& board, int players, double seconds, uint64_t seed) {
    Random random(seed);
    Totals totals;
    const double start = cpu_seconds();
    double used = 0;
    while (used < seconds) {
        for (int i = 0; i < 1000; ++i) play_random_game(board, players, random, totals);
        used = cpu_seconds() - start;
    }
    const auto games = static_cast<double>(totals.games);
    std::printf("{\"peer\": \"cpp\", \"games\": %llu, \"decisions\": %llu, \"cpu_seconds\": %.6f, \"mean_moves\": %.4f, "
                "\"early_ends\": %.5f, \"multi\": %.5f, \"mean_score\": %.4f}\n",
                static_cast<unsigned long long>(totals.games), static_cast<unsigned long long>(totals.decisions), used,
                static_cast<double>(totals.moves) / games, static_cast<double>(totals.early) / games,
                static_cast<double>(totals.multi) / games, static_cast<double>(totals.points) / games / players);
}

// ---------------------------------------------------------------------------------------------- cross-checks

std::vector<Position> successors(const Board& board, const Position& position) {
    std::vector<Position> result;
    for (int n = 0; n < position.choices(); ++n) {
        result.push_back(position);
        if (position.pending) result.back().found(board, nth_bit(position.pending, n));
        else result.back().move(board, position.nth_border(n));
    }
    return result;
}

uint64_t perft(const Board& board, const Position& position, int depth) {
    if (depth == 1) return position.choices();
    uint64_t leaves = 0;
    for (const Position& next : successors(board, position)) leaves += perft(board, next, depth - 1);
    return leaves;
}

template <typename Item>
std::string joined(const std::vector<Item>& items) {
    std::ostringstream out;
    for (size_t i = 0; i < items.size(); ++i) out << (i ? ", " : "") << items[i];
    return "[" + out.str() + "]";
}

// Plays decisions one by one and remembers what a reader wants to see of them.
struct Replay {
    const Board& board;
    Position position{};
    std::vector<int> villages, chips_by_turn;

    Replay(const Board& b, const std::string& colours) : board(b) {
        position.start(board);
        std::istringstream in(colours);
        std::string colour;
        for (int a = 0; a < AREAS; ++a) {
            if (!std::getline(in, colour, ',')) throw std::runtime_error("--huts: 60 colours are needed");
            position.huts[a] = Board::hut(std::stoi(colour));
        }
    }

    void play(const std::string& decision) {
        const int before = position.founded;
        Areas candidates = position.pending;
        int chosen = -1;
        if (decision.rfind("found:", 0) == 0) {
            chosen = std::stoi(decision.substr(6));
            if (chosen < 0 || chosen >= AREAS || !(position.pending & bit(chosen))) refuse(decision);
            position.found(board, chosen);
            candidates &= ~bit(chosen);
        } else {
            const size_t dash = decision.find('-');
            if (dash == std::string::npos) refuse(decision);
            const int a = std::stoi(decision.substr(0, dash)), b = std::stoi(decision.substr(dash + 1));
            if (a < 0 || a >= AREAS || b < 0 || b >= AREAS || !(board.neighbours[a] & bit(b))) refuse(decision);
            const int border = board.border(a, b);
            if (!position.is_legal(border)) refuse(decision);
            position.move(board, border);
            chips_by_turn.push_back(0);
            for (Areas rest = board.neighbours[a] & position.occupied; rest; rest &= rest - 1)
                if (!(board.neighbours[lowest(rest)] & position.occupied)) candidates |= bit(lowest(rest));
        }
        // Founded by this decision: the chosen one, then, unless the order is asked again, the others in ascending order.
        int entered = position.founded - before;
        chips_by_turn.back() += entered;
        if (chosen >= 0) {
            villages.push_back(chosen);
            --entered;
        }
        for (; entered > 0; --entered, candidates &= candidates - 1) villages.push_back(lowest(candidates));
    }

    void print() const {
        std::vector<int> scores;
        for (int c = 0; c < COLOURS; ++c) scores.push_back(static_cast<int>(position.scores >> 8 * c & 0xff));
        std::vector<std::string> legal;
        for (int n = 0; n < position.choices(); ++n) {
            if (position.pending) {
                legal.push_back("\"found:" + std::to_string(nth_bit(position.pending, n)) + "\"");
            } else {
                const int border = position.nth_border(n);
                legal.push_back("\"" + std::to_string(board.from[border]) + "-" + std::to_string(board.to[border]) + "\"");
            }
        }
        std::cout << "{\"scores\": " << joined(scores) << ", \"villages\": " << joined(villages)
                  << ", \"chips_by_turn\": " << joined(chips_by_turn)
                  << ", \"over\": " << (position.over ? "true" : "false") << ", \"legal\": " << joined(legal) << "}\n";
    }

private:
    [[noreturn]] static void refuse(const std::string& decision) {
        throw std::runtime_error("not legal here: " + decision);
    }
};

void cross_check(const Board& board, const std::map<std::string, std::string>& options) {
    Replay replay(board, options.at("huts"));
    if (options.count("play")) {
        std::istringstream decisions(options.at("play"));
        for (std::string decision; decisions >> decision;) replay.play(decision);
    }
    if (!options.count("perft")) {
        replay.print();
        return;
    }
    std::vector<uint64_t> leaves;
    for (int depth = 1; depth <= std::stoi(options.at("perft")); ++depth)
        leaves.push_back(perft(board, replay.position, depth));
    std::cout << "{\"perft\": " << joined(leaves) << "}\n";
}

}  // namespace

int main(int argc, char** argv) {
    try {
        std::map<std::string, std::string> options{{"players", "4"}, {"seconds", "1"}, {"seed", "1"}};
        for (int i = 1; i + 1 < argc; i += 2) options[std::string(argv[i]).substr(2)] = argv[i + 1];
        if (argc % 2 == 0 || !options.count("board"))
            throw std::runtime_error("usage: clans --board FILE [--players N --seconds S --seed K | --huts C,... [--play \"...\"] [--perft D]]");
        std::ifstream file(options["board"]);
        if (!file) throw std::runtime_error("cannot read " + options["board"]);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const Board board(JsonReader(text).read());
        if (options.count("huts")) {
            cross_check(board, options);
        } else {
            const int players = std::stoi(options["players"]);
            if (players < 2 || players > MAX_SEATS) throw std::runtime_error("--players: 2, 3 or 4");
            play_random_games(board, players, std::stod(options["seconds"]), std::stoull(options["seed"]));
        }
    } catch (const std::exception& problem) {
        std::cerr << "clans: " << problem.what() << '\n';
        return 1;
    }
    return 0;
}
