/// Hands an argument over as Objective-C does, which checks no type.
enum SelectorArgument {
  /// `value` as what the method takes; nil where there is no such value.
  static func make<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
    if let optional = type as? any OptionalArgument.Type {
      return optional.make(value) as? Argument
    }
    guard let value else {
      // An `Any` can hold nothing at all.
      return type == Any.self ? value as Any as? Argument : nil
    }
    if let argument = value as? Argument { return argument }
    // A sender where a Boolean is expected is not zero: `#selector(UIView.endEditing(_:))`.
    if type == Bool.self { return true as? Argument }
    guard type is AnyObject.Type, Swift.type(of: value) is AnyObject.Type else { return nil }
    // An object of another class arrives all the same, as in Objective-C, and most methods never look
    // at it: a storyboard may wire a UIButton to an action that takes a UIBarButtonItem.
    return unsafeBitCast(value as AnyObject, to: type)
  }
}

/// An optional, seen without its type.
protocol OptionalArgument {
  var wrapped: Any? { get }
  static func make(_ value: Any?) -> Any?
}

extension Optional: OptionalArgument {
  var wrapped: Any? { self }

  /// This optional, in a box; nil inside where the value is none of what it wraps.
  static func make(_ value: Any?) -> Any? {
    value.flatMap { SelectorArgument.make($0, as: Wrapped.self) } as Self as Any
  }
}
