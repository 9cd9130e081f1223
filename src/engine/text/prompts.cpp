#include "engine/text/prompts.h"

namespace levee::engine::prompts {

std::string asked_of(std::string_view decider, bool himself, std::string_view question,
                     Language language) {
    constexpr Sentence kOfHimself{"{question}.", "À vous {de question}."};
    constexpr Sentence kOfOthers{"Waiting for {decider} to {question}.",
                                 "{à decider} {de question}."};
    return wording::capitalised(
        wording::say(himself ? kOfHimself : kOfOthers, language, [&](std::string_view slot) {
            return std::string(slot == "question" ? question : decider);
        }));
}

}  // namespace levee::engine::prompts
