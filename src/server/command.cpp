#include "server/command.h"

#include <fmt/format.h>

#include "server/wire_lobby.h"

namespace levee::server {

namespace json = boost::json;
using engine::Mistake;

namespace {

Fault check_name(std::string_view place, const std::optional<std::string>& name) {
    return name ? wire::check_text(place, *name, CommandLimits::kNotation) : std::nullopt;
}

}  // namespace

Fault Act::check() const {
    if (do_.empty() || do_.size() > CommandLimits::kSteps)
        return Mistake{".do",
                       fmt::format("must be a list of 1 to {} texts", CommandLimits::kSteps)};
    for (std::size_t i = 0; i < do_.size(); ++i)
        if (auto wrong =
                wire::check_text(fmt::format(".do[{}]", i), do_[i], CommandLimits::kNotation))
            return wrong;
    return {};
}

Fault WhyNot::check() const {
    if (!do_ && !piece && !space) return Mistake{".do", "or a piece or a space must be named"};
    if (auto wrong = check_name(".do", do_)) return wrong;
    if (auto wrong = check_name(".piece", piece)) return wrong;
    return check_name(".space", space);
}

Fault AskOdds::check() const { return check_name(".do", do_); }

Fault AskOverlay::check() const {
    if (auto wrong = check_name(".overlay", overlay)) return wrong;
    if (auto wrong = check_name(".piece", piece)) return wrong;
    return check_name(".space", space);
}

Fault Say::check() const {
    if (text.find_first_not_of(' ') == std::string::npos)
        return Mistake{".text", "must say something"};
    return wire::check_text(".text", text, CommandLimits::kChat);
}

Fault SetPace::check() const {
    if (ms >= 0 && ms <= CommandLimits::kSlowest) return {};
    return Mistake{".ms",
                   fmt::format("must be a whole number from 0 to {}", CommandLimits::kSlowest)};
}

Parsed parse_command(std::string_view text) {
    const auto parsed = engine::json::parse(text, CommandLimits::kMessage);
    if (const auto* wrong = mistake(parsed)) return {0, *wrong};
    const auto& value = std::get<json::value>(parsed);
    const auto order = wire::read<Order>(value);
    if (const auto* read = std::get_if<Order>(&order))
        return {std::visit([](const Asked& asked) { return asked.id; }, *read), *read};
    std::uint64_t id = 0;
    const auto* named = engine::json::member(value, "id");
    if (named == nullptr || engine::json::read(*named, id, engine::json::NoNames{})) id = 0;
    return {id, std::get<Mistake>(order)};
}

}  // namespace levee::server
