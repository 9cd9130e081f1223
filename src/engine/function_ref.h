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
    requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> &&
             std::is_invocable_r_v<R, F&, Args...> &&
             !std::is_function_v<std::remove_reference_t<F>>)
        FunctionRef(
            F&& callable)  // NOLINT(google-explicit-constructor): a lambda is passed as it is
        : callable_(const_cast<void*>(static_cast<const void*>(&callable))),
          call_([](void* what, Args... args) -> R {
              return (*static_cast<std::add_pointer_t<std::remove_reference_t<F>>>(what))(
                  static_cast<Args&&>(args)...);
          }) {}

    R operator()(Args... args) const { return call_(callable_, static_cast<Args&&>(args)...); }

 private:
    void* callable_;
    R (*call_)(void*, Args...);
};

}  // namespace levee::engine
