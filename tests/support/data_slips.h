#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract/mistake.h"
#include "engine/text/data_file.h"
#include "games/embedded.h"

// The data files of a game as a test may damage them, and slips of the pen with the mistake that
// the loader must name.
namespace levee::support {

using Texts = std::vector<std::pair<std::string, std::string>>;

// These files of a folder, in this order; it may hold others.
inline Texts texts_of(std::string_view folder, std::initializer_list<std::string_view> names) {
    Texts all;
    for (const std::string_view name : names)
        for (const games::EmbeddedFile& file : games::embedded_files())
            if (file.name == std::string(folder) + std::string(name))
                all.emplace_back(name, file.text);
    return all;
}

// They look into the texts.
inline std::vector<engine::DataFile> as_files(const Texts& texts) {
    std::vector<engine::DataFile> files;
    for (const auto& [name, text] : texts) files.push_back({name, text});
    return files;
}

template <class Board>
std::string complaint_about(const engine::Result<Board>& result) {
    const engine::Mistake* mistake = engine::mistake(result);
    return mistake != nullptr ? mistake->text() : "no mistake";
}

struct Slip {
    const char* file;
    const char* from;      // the first place where this stands ...
    const char* to;        // ... becomes this
    const char* sentence;  // @ is the line of the change, <text> the first line that begins so
};

inline void PrintTo(const Slip& slip, std::ostream* out) { *out << slip.from << " -> " << slip.to; }

// Makes the slip and gives the sentence with its line numbers; says so if there is nothing to slip
// on.
inline std::string make(const Slip& slip, Texts& texts) {
    const auto line_at = [](std::string_view text, std::size_t at) {
        return std::to_string(1 +
                              std::count(text.begin(), text.begin() + std::ptrdiff_t(at), '\n'));
    };
    std::string expected = slip.sentence;
    for (auto& [name, text] : texts) {
        if (name != slip.file) continue;
        const std::size_t at = text.find(slip.from);
        if (at == std::string::npos) return std::string("nowhere in the file: ") + slip.from;
        text.replace(at, std::string_view(slip.from).size(), slip.to);
        if (const std::size_t mark = expected.find('@'); mark != std::string::npos)
            expected.replace(mark, 1, line_at(text, at));
        if (const std::size_t mark = expected.find('<'); mark != std::string::npos) {
            const std::size_t length = expected.find('>') - mark + 1;
            const std::string wanted = "\n" + expected.substr(mark + 1, length - 2);
            expected.replace(mark, length, line_at(text, text.find(wanted) + 1));
        }
    }
    return expected;
}

}  // namespace levee::support
