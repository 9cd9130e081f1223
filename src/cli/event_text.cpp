#include "cli/event_text.h"

namespace levee::cli {

std::string line_of(const engine::EventText& event, engine::Language language) {
    return with_rule(event.text.in(language), event.rule);
}

}  // namespace levee::cli
