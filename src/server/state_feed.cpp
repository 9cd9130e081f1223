#include "server/state_feed.h"

#include <algorithm>
#include <utility>

namespace levee::server {

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

Text Edition::body(const Reader& reader) {
    auto anew = reader;
    anew.since = 0;
    auto& text = bodies_[anew];
    if (!text) text = shared(state_body(play_, stored_, anew));
    return text;
}

Text Edition::message(const Reader& reader) {
    auto& text = messages_[reader];
    if (!text) text = shared(state_message(*body(reader), play_, reader));
    return text;
}

Text StateFeed::next(Edition& edition, Reader reader) {
    const auto& session = edition.play().session();
    const auto n = session.n_for(reader.viewer);
    auto body = edition.body(reader);
    // Another pair of eyes, another language and the end of all secrets mean reading it all anew.
    const bool same_eyes = sent_ && sent_->language == reader.language &&
                           sent_->hidden == session.hides() &&
                           (sent_->viewer == reader.viewer || !session.hides());
    reader.since = same_eyes ? std::min(sent_->n, n) : 0;
    if (same_eyes && reader.since == sent_->n && *sent_->body == *body) return nullptr;
    auto message = edition.message(reader);
    sent_ = Sent{reader.viewer, reader.language, n, session.hides(), std::move(body)};
    return message;
}

}  // namespace levee::server
