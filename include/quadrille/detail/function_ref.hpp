// FunctionRef: a reference to a function or any other callable object. It has the size of two pointers.
//
// A FunctionRef owns nothing: the callable must outlive it. (std::function would own a copy, and might allocate memory
// for it.) The engines take their callbacks as FunctionRefs, so an engine's code is compiled once, not once for each
// callback. The engines call a callback only once a layer, a task or a bucket, so the call through a pointer costs
// little.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace quadrille::engines {

template <class Signature>
class FunctionRef;

template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  template <class Callable, class = std::enable_if_t<!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>>>
  explicit(false) FunctionRef(Callable&& callable)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Arguments... arguments) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(std::forward<Arguments>(arguments)...);
        }) {}

  Result operator()(Arguments... arguments) const { return call_(object_, std::forward<Arguments>(arguments)...); }

 private:
  void* object_;
  Result (*call_)(void*, Arguments...);
};

}  // namespace quadrille::engines
