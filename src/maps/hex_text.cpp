#include "maps/hex_text.h"

#include <algorithm>

#include "maps/map_text.h"

namespace levee::maps {

using engine::Mistake;
using engine::text::Reader;
using engine::text::Trouble;

namespace {

constexpr engine::text::Meanings<Stagger, 2> kStaggers{
    {{"even-down", Stagger::EvenDown}, {"odd-down", Stagger::OddDown}}};

// The next word as one of these, by its place.
template <class Words, class WordOf>
std::size_t read_word(Reader& in, std::string_view field, const Words& words, WordOf word_of) {
    const std::string_view word = in.take(field);
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word_of(words[i]) == word) return i;
        all += (all.empty() ? "" : ", ") + std::string(word_of(words[i]));
    }
    in.fail(field, engine::text::quoted(word) + " is not one of " + all);
    return 0;
}

std::string_view as_it_is(std::string_view word) { return word; }

class HexMapReader {
 public:
    HexMapReader(std::string_view file, const HexMapWords& words,
                 std::span<const std::string_view> terrains, PlainHexLand& land)
        : file_(file), words_(words), terrains_(terrains), land_(land) {
        records_.insert(records_.end(), words.others.begin(), words.others.end());
    }

    Trouble read(const engine::text::Line& line) {
        Reader in(line, 0);
        const std::size_t record = read_word(in, "record", records_, as_it_is);
        if (in.trouble() || record >= kReaders.size()) return in.trouble();
        const bool shape = record < kShapes;
        if (shape && shape_is_final_)
            in.fail(line.record(), "must come before all hexes, edges and links");
        if (!shape && !shape_is_final_) {
            if (columns_ == 0) in.fail(line.record(), "a size line must come first");
            if (columns_ != 0) make_grid();
        }
        if (!in.trouble()) (this->*kReaders[record])(in);
        return in.finish();
    }

    Trouble finish() {
        if (columns_ == 0) return wrong("size", "is missing");
        if (!shape_is_final_) make_grid();
        for (std::uint16_t raw = 0; raw < land_.grid.size(); ++raw)
            if (land_.grid.exists(HexId{raw}) && hex_line_[raw] == 0)
                return wrong("hex", name(HexId{raw}) + " is missing");
        for (const Needy& needy : needy_)
            if ((land_.sides[needy.from.raw][needy.side] & needy.word->needs) == 0)
                return needy.line->wrong("edge", "the " + std::string(needy.word->word) + ' ' +
                                                     pair(needy.from, needy.to) + " crosses " +
                                                     std::string(needy.word->needs_words));
        return std::nullopt;
    }

 private:
    // A bridge waits for its river, which a later line may give.
    struct Needy {
        HexId from;
        HexId to;
        std::size_t side = 0;
        const SideWord* word = nullptr;
        const engine::text::Line* line = nullptr;
    };

    Mistake wrong(std::string_view field, std::string what) const {
        return {std::string(file_) + ": " + std::string(field), std::move(what)};
    }
    std::string name(HexId hex) const { return std::string(land_.grid.name(hex)); }
    std::string pair(HexId a, HexId b) const { return name(a) + '-' + name(b); }

    void make_grid() {
        shape_is_final_ = true;
        land_.grid = HexGrid(columns_, rows_, stagger_);
        for (std::size_t i = 0; i < last_rows_.size(); ++i)
            if (last_rows_[i] != 0) land_.grid.end_column(static_cast<int>(i) + 1, last_rows_[i]);
        land_.hexes.assign(land_.grid.size(), {});
        land_.sides.assign(land_.grid.size(), {});
    }

    void read_size(Reader& in) {
        if (columns_ != 0) return in.fail("size", "is given twice");
        const int columns = in.number("columns", 1, 99);
        const int rows = in.number("rows", 1, 99);
        if (!HexGrid::fits(columns, rows))
            in.fail("size", std::to_string(columns) + " columns of " + std::to_string(rows) +
                                " hexes are more than " + std::to_string(kMaxHexes));
        if (in.trouble()) return;
        columns_ = columns;
        rows_ = rows;
    }

    void read_stagger(Reader& in) {
        if (stagger_given_) return in.fail("stagger", "is given twice");
        stagger_given_ = true;
        stagger_ = in.meaning("stagger", kStaggers);
    }

    void read_last_row(Reader& in) {
        if (columns_ == 0) return in.fail("lastrow", "a size line must come first");
        const std::string_view word = in.take("column");
        const std::size_t hyphen = word.find('-');
        const int first = read_column(in, word.substr(0, hyphen));
        const int last = hyphen == word.npos ? first : read_column(in, word.substr(hyphen + 1));
        const int row = in.number("row", 1, rows_);
        if (last < first) in.fail("column", engine::text::quoted(word) + " runs backwards");
        for (int column = first; column <= last && !in.trouble(); ++column) {
            std::uint8_t& end = last_rows_[static_cast<std::size_t>(column - 1)];
            if (end != 0) in.fail("lastrow", "is given twice for column " + std::to_string(column));
            end = static_cast<std::uint8_t>(row);
        }
    }

    int read_column(Reader& in, std::string_view word) const {
        const auto column = engine::text::number(word, 1, columns_);
        if (!column)
            in.fail("column", engine::text::quoted(word) + " is not a number from 1 to " +
                                  std::to_string(columns_));
        return column.value_or(1);
    }

    void read_ground(Reader& in) {
        const HexId at = read_hex(in, "hex", land_.grid);
        HexGround<std::uint8_t> ground;
        ground.level = static_cast<std::uint8_t>(in.number("level", 0, words_.highest_level));
        ground.terrain = static_cast<std::uint8_t>(read_word(in, "terrain", terrains_, as_it_is));
        if (in.more()) ground.name = in.name("name");
        if (in.trouble()) return;
        std::size_t& first = hex_line_[at.raw];
        if (first != 0)
            return in.fail("hex",
                           name(at) + " stands on line " + std::to_string(first) + " already");
        first = in.line().number;
        land_.hexes[at.raw] = std::move(ground);
    }

    void read_edge(Reader& in) {
        const HexId a = read_hex(in, "first hex", land_.grid);
        const HexId b = read_hex(in, "second hex", land_.grid);
        const SideWord& word = read_side_word(in, "feature", words_.edges);
        add(in, "edge", a, b, word);
        if (in.trouble() || word.needs == 0) return;
        needy_.push_back(
            {a, b, static_cast<std::size_t>(*land_.grid.direction(a, b)), &word, &in.line()});
    }

    void read_link(Reader& in) {
        const SideWord& word = read_side_word(in, "kind", words_.links);
        HexId from = read_hex(in, "first hex", land_.grid);
        do {
            const HexId to = read_hex(in, "next hex", land_.grid);
            add(in, "link", from, to, word);
            from = to;
        } while (in.more() && !in.trouble());
    }

    static const SideWord& read_side_word(Reader& in, std::string_view field,
                                          std::span<const SideWord> words) {
        static constexpr SideWord kNone{};
        const auto place =
            read_word(in, field, words, [](const SideWord& one) { return one.word; });
        return in.trouble() ? kNone : words[place];
    }

    void add(Reader& in, std::string_view field, HexId a, HexId b, const SideWord& word) {
        if (in.trouble()) return;
        const auto side = land_.grid.direction(a, b);
        if (!side) return in.fail(field, name(a) + " and " + name(b) + " are not neighbours");
        std::uint8_t& there = land_.sides[a.raw][static_cast<std::size_t>(*side)];
        std::uint8_t& back = land_.sides[b.raw][static_cast<std::size_t>(opposite(*side))];
        if (const int had = there & (word.bars | word.mark))
            return in.fail(field, pair(a, b) + " is a " + word_for(had) + " already");
        there = static_cast<std::uint8_t>(there | word.mark);
        if (!word.of_first_hex) back = static_cast<std::uint8_t>(back | word.mark);
    }

    std::string word_for(int marks) const {
        for (const auto& words : {words_.edges, words_.links})
            for (const SideWord& word : words)
                if ((word.mark & marks) != 0) return std::string(word.word);
        return "feature";
    }

    static constexpr std::size_t kShapes = 3;
    static constexpr std::array<void (HexMapReader::*)(Reader&), 6> kReaders{
        &HexMapReader::read_size,   &HexMapReader::read_stagger, &HexMapReader::read_last_row,
        &HexMapReader::read_ground, &HexMapReader::read_edge,    &HexMapReader::read_link};

    std::string_view file_;
    const HexMapWords& words_;
    std::span<const std::string_view> terrains_;
    PlainHexLand& land_;
    std::vector<std::string_view> records_{"size", "stagger", "lastrow", "hex", "edge", "link"};
    int columns_ = 0;
    int rows_ = 0;
    Stagger stagger_ = Stagger::EvenDown;
    bool stagger_given_ = false;
    bool shape_is_final_ = false;
    std::array<std::uint8_t, 99> last_rows_{};  // 0: as long as the map is high
    std::array<std::size_t, kMaxHexes> hex_line_{};
    std::vector<Needy> needy_;
};

}  // namespace

Trouble read_hex_land(std::string_view file, const std::vector<engine::text::Line>& lines,
                      const HexMapWords& words, std::span<const std::string_view> terrains,
                      PlainHexLand& land) {
    HexMapReader reader(file, words, terrains, land);
    for (const engine::text::Line& line : lines)
        if (Trouble trouble = reader.read(line)) return trouble;
    return reader.finish();
}

}  // namespace levee::maps
