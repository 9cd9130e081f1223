#include "support/script_text.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "engine/text/notation.h"

namespace levee::testing {

std::vector<Word> split(std::string_view line) {
    std::vector<Word> words;
    for (std::size_t i = 0; i < line.size();) {
        if (line[i] == ' ' || line[i] == '\t') {
            ++i;
            continue;
        }
        // A word may hold quotation marks of its own: $who="Dampierre 1".
        std::size_t end = i;
        bool inside = false;
        for (; end < line.size() && (inside || (line[end] != ' ' && line[end] != '\t')); ++end)
            if (line[end] == '"') inside = !inside;
        if (inside) throw Stop{"a quotation mark is not closed"};
        const std::string_view raw = line.substr(i, end - i);
        const bool quoted = raw.size() >= 2 && raw.front() == '"' && raw.back() == '"';
        words.push_back(
            {std::string{quoted ? raw.substr(1, raw.size() - 2) : raw}, std::string{raw}});
        i = end;
    }
    return words;
}

Words texts(const std::vector<Word>& words) {
    Words list;
    for (const Word& word : words) list.push_back(word.text);
    return list;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == text.npos) return {};
    return std::string{text.substr(first, text.find_last_not_of(" \t\r") - first + 1)};
}

std::string after_first_word(std::string_view line) {
    const std::string text = trimmed(line);
    const auto blank = text.find_first_of(" \t");
    return blank == text.npos ? std::string{} : trimmed(std::string_view{text}.substr(blank));
}

std::string folded(std::string_view text) {
    std::string plain = engine::notation::folded(text);
    std::replace(plain.begin(), plain.end(), ' ', '_');
    std::replace(plain.begin(), plain.end(), '-', '_');
    return plain;
}

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

std::string joined(const std::vector<std::string>& list, const char* between) {
    std::string text;
    for (const std::string& one : list) text += (text.empty() ? "" : between) + one;
    return text.empty() ? "nothing" : text;
}

std::vector<std::string> listed(const std::string& text) {
    std::vector<std::string> list{""};
    bool in_quotes = false;
    for (const char c : text) {
        if (c == '"') in_quotes = !in_quotes;
        if (c == ';' && !in_quotes)
            list.emplace_back();
        else
            list.back() += c;
    }
    for (std::string& one : list) one = trimmed(one);
    return list;
}

namespace {

using Values = std::map<std::string, std::string, std::less<>>;

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// A # begins a comment, except between quotation marks.
std::string without_comment(std::string_view line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') quoted = !quoted;
        if (line[i] == '#' && !quoted) return trimmed(line.substr(0, i));
    }
    return trimmed(line);
}

// Puts values in the place of variables; each one that was met is told.
std::string filled(std::string_view text, const Values& values, std::set<std::string>& met) {
    std::string out;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] != '$') {
            out += text[i++];
            continue;
        }
        std::size_t end = i + 1;
        while (end < text.size() && is_name(text[end])) ++end;
        const std::string name{text.substr(i, end - i)};
        const auto found = values.find(name);
        if (found == values.end()) throw Stop{"there is no " + name + " here"};
        met.insert(name);
        std::string value = found->second;
        if (quoted && value.size() >= 2 && value.front() == '"')
            value = value.substr(1, value.size() - 2);
        out += value;
        i = end;
    }
    return out;
}

std::string variable(const std::string& word) {
    if (word.size() < 2 || word[0] != '$' || !std::all_of(word.begin() + 1, word.end(), is_name))
        throw Stop{"a variable is written $name, not " + word};
    return word;
}

struct Definition {
    std::string name;
    int line = 0;
    std::vector<std::string> parameters;
    Values defaults;
    std::vector<Statement> body;
    std::set<std::string> met;
    bool used = false;
};

struct Table {
    int line = 0;
    std::vector<std::string> variables;
    std::vector<std::vector<std::string>> rows;
    bool open = false;  // rows follow, a line each
};

struct Draft {
    std::string name;
    int line = 1;
    std::vector<Table> tables;
    std::vector<Statement> body;
};

class Reader {
 public:
    Reader(std::string_view file, ScriptText& out) : out_(out) { out_.file = file; }

    void read(std::string_view text) {
        std::istringstream lines{std::string{text}};
        int number = 0;
        for (std::string line; std::getline(lines, line);)
            guarded(++number, [&] { take(number, without_comment(line)); });
        if (drafts_.empty()) {
            // An example: everything outside of definitions.
            const std::string stem = out_.file.substr(0, out_.file.rfind('.'));
            drafts_.push_back({stem, 1, loose_tables_, loose_});
        } else if (!loose_.empty()) {
            complain(loose_.front().line, "this belongs to no case");
        }
        std::set<std::string> heads;
        for (const Draft& draft : drafts_) {
            guarded(draft.line, [&] { finish(draft); });
            if (!heads.insert(draft.name).second)
                complain(draft.line, "there are two cases \"" + draft.name + "\"");
        }
        for (const Definition& d : definitions_) {
            if (!d.used) complain(d.line, "nobody uses " + d.name);
            for (const std::string& p : d.parameters)
                if (d.used && d.met.count(p) == 0) complain(d.line, p + " is not used");
        }
    }

 private:
    template <class Work>
    void guarded(int line, Work work) {
        try {
            work();
        } catch (const Stop& stop) {
            complain(line, stop.why);
        }
    }
    void complain(int line, const std::string& what) {
        out_.mistakes.push_back(out_.file + ":" + std::to_string(line) + ": " + what);
    }

    void take(int number, const std::string& line) {
        if (line.empty()) return;
        const std::string first = line.substr(0, line.find_first_of(" \t"));
        if (first == "define") return define(number, split(line));
        if (first == "case") return begin_case(number, after_first_word(line));
        if (first == "with") return with(number, after_first_word(line));
        if (first[0] == '|') return row(line.substr(1));
        if (!tables().empty()) tables().back().open = false;
        body().push_back({number, 0, line});
    }

    std::vector<Statement>& body() {
        if (defining_) return definitions_.back().body;
        return drafts_.empty() ? loose_ : drafts_.back().body;
    }
    std::vector<Table>& tables() {
        return drafts_.empty() || defining_ ? loose_tables_ : drafts_.back().tables;
    }
    Definition* definition(std::string_view name) {
        for (Definition& d : definitions_)
            if (d.name == name) return &d;
        return nullptr;
    }

    void define(int number, const std::vector<Word>& words) {
        defining_ = true;
        Definition d;
        d.line = number;
        d.name = words.size() < 2 ? std::string{} : words[1].text;
        if (d.name.empty()) {
            definitions_.push_back(d);
            throw Stop{"define wants a name"};
        }
        const bool twice = definition(d.name) != nullptr;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const std::string& raw = words[i].raw;
            const auto equals = raw.find('=');
            d.parameters.push_back(raw.substr(0, equals));
            if (equals != raw.npos) d.defaults[d.parameters.back()] = raw.substr(equals + 1);
        }
        const auto parameters = d.parameters;
        definitions_.push_back(std::move(d));
        if (twice) throw Stop{"there are two definitions of " + definitions_.back().name};
        for (const std::string& p : parameters) variable(p);
    }

    void begin_case(int number, const std::string& head) {
        defining_ = false;
        drafts_.push_back({head, number, {}, {}});
        const std::string number_word = head.substr(0, head.find(' '));
        const bool numbered = std::any_of(number_word.begin(), number_word.end(),
                                          [](unsigned char c) { return std::isdigit(c) != 0; });
        if (!numbered) throw Stop{"a case begins with its number: case 6.1 Infantry fires"};
        if (head.find(' ') == head.npos) throw Stop{"a case wants a name after its number"};
        if (head.find_first_of("*?:;\"[]\\$") != head.npos)
            throw Stop{"the name of a case has no * ? : ; [ ] $, backslash or quotation mark"};
    }

    void with(int number, const std::string& rest) {
        if (defining_) throw Stop{"with belongs to a case, not to a definition"};
        const auto colon = rest.find(':');
        if (colon == rest.npos) throw Stop{"with wants a colon: with $hex: 0712 0812"};
        Table table;
        table.line = number;
        for (const Word& word : split(rest.substr(0, colon)))
            table.variables.push_back(variable(word.text));
        if (table.variables.empty()) throw Stop{"with wants a variable: with $hex: 0712 0812"};
        table.open = true;
        tables().push_back(std::move(table));
        const std::string values = trimmed(rest.substr(colon + 1));
        if (values.empty()) return;
        std::istringstream rows{values};
        const bool list = values.find('|') == values.npos && tables().back().variables.size() == 1;
        if (list)
            for (const Word& word : split(values)) row(word.raw);
        else
            for (std::string one; std::getline(rows, one, '|');) row(one);
    }

    void row(const std::string& text) {
        if (defining_ || tables().empty() || !tables().back().open)
            throw Stop{"a row belongs to the with above it"};
        Table& table = tables().back();
        std::vector<std::string> values;
        for (const Word& word : split(text)) values.push_back(word.raw);
        if (values.size() != table.variables.size())
            throw Stop{"a row of " + std::to_string(values.size()) + " values for " +
                       std::to_string(table.variables.size()) + " variables: " + trimmed(text)};
        table.rows.push_back(std::move(values));
    }

    void finish(const Draft& draft) {
        Case done{draft.name, draft.line, {}};
        std::vector<Values> rows{{}};
        std::vector<std::string> names{""};
        std::set<std::string> known;
        for (const Table& table : draft.tables) {
            if (table.rows.empty()) complain(table.line, "with has no values");
            for (const std::string& name : table.variables)
                if (!known.insert(name).second) complain(table.line, name + " is there twice");
            std::vector<Values> more;
            std::vector<std::string> more_names;
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (const auto& row : table.rows) {
                    Values values = rows[i];
                    std::string name = names[i];
                    for (std::size_t v = 0; v < row.size(); ++v) {
                        values[table.variables[v]] = row[v];
                        name += (name.empty() ? "" : " ") + table.variables[v] + " " + row[v];
                    }
                    more.push_back(std::move(values));
                    more_names.push_back(std::move(name));
                }
            rows = std::move(more);
            names = std::move(more_names);
        }
        std::set<std::string> met;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            Run run{names[i], {}};
            const std::size_t before = out_.mistakes.size();
            expand(draft.body, rows[i], 0, definitions_.size(), met, run.statements);
            if (out_.mistakes.size() > before) return;  // once is enough
            done.runs.push_back(std::move(run));
        }
        for (const Table& table : draft.tables)
            for (const std::string& name : table.variables)
                if (met.count(name) == 0) complain(table.line, name + " is not used");
        if (draft.body.empty()) complain(draft.line, "there is nothing in it");
        out_.cases.push_back(std::move(done));
    }

    // A definition uses only those above it (the first `above`), so that none uses itself.
    void expand(const std::vector<Statement>& body, const Values& values, int used,
                std::size_t above, std::set<std::string>& met, std::vector<Statement>& to) {
        for (const Statement& one : body)
            guarded(one.line, [&] {
                const std::string text = filled(one.text, values, met);
                const auto words = split(text);
                if (words[0].raw != "use") {
                    to.push_back({one.line, used, text});
                    return;
                }
                if (words.size() < 2) throw Stop{"use wants the name of a definition"};
                Definition* d = definition(words[1].text);
                if (d == nullptr || static_cast<std::size_t>(d - definitions_.data()) >= above)
                    throw Stop{"nothing above is defined as " + words[1].text};
                d->used = true;
                const auto place = static_cast<std::size_t>(d - definitions_.data());
                expand(d->body, arguments(*d, words), used == 0 ? one.line : used, place, d->met,
                       to);
            });
    }

    static Values arguments(const Definition& d, const std::vector<Word>& words) {
        Values values = d.defaults;
        const std::size_t given = words.size() - 2;
        for (std::size_t i = 0; i < given && i < d.parameters.size(); ++i)
            values[d.parameters[i]] = words[i + 2].raw;
        if (given > d.parameters.size() || values.size() != d.parameters.size())
            throw Stop{d.name + " wants " + std::to_string(d.parameters.size()) + " values, not " +
                       std::to_string(given)};
        return values;
    }

    ScriptText& out_;
    std::vector<Definition> definitions_;
    std::vector<Draft> drafts_;
    std::vector<Statement> loose_;
    std::vector<Table> loose_tables_;
    bool defining_ = false;
};

}  // namespace

ScriptText read_script(std::string_view text, std::string_view file) {
    ScriptText script;
    Reader{file, script}.read(text);
    return script;
}

ScriptText read_script_file(const std::string& path) {
    const std::string name = path.substr(path.find_last_of('/') + 1);
    std::ifstream in(path);
    if (!in) return {name, {}, {name + ":0: cannot be read"}};
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return read_script(text, name);
}

}  // namespace levee::testing
