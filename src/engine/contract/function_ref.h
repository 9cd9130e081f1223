#pragma once

#include <type_traits>

namespace levee::engine {

// A callable that is only lent: it must outlive the call it is passed to. For functions that take a
// visitor but stay in a source file; <functional> would come with everything that includes them.
template <class Signature>
class FunctionRef;

template <class R, class... Args>
class FunctionRef<R(Args...)> {
 public:
    template <class F>
    requires(!std::is_same_v<F, FunctionRef> && std::is_invocable_r_v<R, const F&, Args...>)
        // A lambda is passed as it is. NOLINTNEXTLINE(google-explicit-constructor)
        FunctionRef(const F& callable)
        : callable_(&callable), call_([](const void* what, Args... args) -> R {
              return (*static_cast<const F*>(what))(static_cast<Args&&>(args)...);
          }) {}

    R operator()(Args... args) const { return call_(callable_, static_cast<Args&&>(args)...); }

 private:
    const void* callable_;
    R (*call_)(const void*, Args...);
};

}  // namespace levee::engine
