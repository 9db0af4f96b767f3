/// A type-erased method that a selector carries.
class SelectorMethod {
  /// Whether `target` is an instance of the class that declares the method, or of a subclass.
  func isMethod(of target: AnyObject) -> Bool { false }

  /// Calls the method; returns nil if the arguments can't be converted.
  func call(on target: AnyObject, _ sender: Any?, _ event: Any?) -> SelectorReply? { nil }
}

/// The result of a method.
struct SelectorReply {
  /// The returned object; nil if the method returned nothing or nil.
  let value: AnyObject?

  init<Result>(_ result: Result) {
    guard !(result is Void) else {
      value = nil
      return
    }
    let result = result as Any
    if let optional = result as? any OptionalArgument {
      value = optional.wrapped.map { $0 as AnyObject }
    } else {
      value = result as AnyObject
    }
  }
}

final class PlainMethod<Target, Result>: SelectorMethod {
  private let method: (Target) -> () -> Result

  init(_ method: @escaping (Target) -> () -> Result) { self.method = method }

  override func isMethod(of target: AnyObject) -> Bool { target is Target }

  override func call(on target: AnyObject, _ sender: Any?, _ event: Any?) -> SelectorReply? {
    (target as? Target).map { SelectorReply(method($0)()) }
  }
}

final class SenderMethod<Target, Sender, Result>: SelectorMethod {
  private let method: (Target) -> (Sender) -> Result

  init(_ method: @escaping (Target) -> (Sender) -> Result) { self.method = method }

  override func isMethod(of target: AnyObject) -> Bool { target is Target }

  override func call(on target: AnyObject, _ sender: Any?, _ event: Any?) -> SelectorReply? {
    guard let target = target as? Target,
      let sender = SelectorArgument.make(sender, as: Sender.self)
    else { return nil }
    return SelectorReply(method(target)(sender))
  }
}

final class EventMethod<Target, Sender, Event, Result>: SelectorMethod {
  private let method: (Target) -> (Sender, Event) -> Result

  init(_ method: @escaping (Target) -> (Sender, Event) -> Result) { self.method = method }

  override func isMethod(of target: AnyObject) -> Bool { target is Target }

  override func call(on target: AnyObject, _ sender: Any?, _ event: Any?) -> SelectorReply? {
    guard let target = target as? Target,
      let sender = SelectorArgument.make(sender, as: Sender.self),
      let event = SelectorArgument.make(event, as: Event.self)
    else { return nil }
    return SelectorReply(method(target)(sender, event))
  }
}
