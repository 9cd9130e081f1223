#include "engine/contract/rule.h"

namespace levee::engine {

std::string filled(std::string_view sentence, int a, int b) {
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (sentence.compare(i, 3, "{0}") == 0 || sentence.compare(i, 3, "{1}") == 0) {
            text += std::to_string(sentence[i + 1] == '0' ? a : b);
            i += 2;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

}  // namespace levee::engine
