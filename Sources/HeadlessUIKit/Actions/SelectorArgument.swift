/// Converts an argument for a method as Objective-C does, without checking its type.
enum SelectorArgument {
  /// `value` as the method's parameter type; nil if it can't be converted.
  static func make<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
    if let optional = type as? any OptionalArgument.Type {
      return optional.make(value) as? Argument
    }
    guard let value else {
      // An `Any` can hold nil.
      return type == Any.self ? value as Any as? Argument : nil
    }
    if let argument = value as? Argument { return argument }
    // A sender passed as a Boolean is nonzero: `#selector(UIView.endEditing(_:))`.
    if type == Bool.self { return true as? Argument }
    guard type is AnyObject.Type else { return nil }
    // As in Objective-C, an object of another class is passed anyway, and most methods never use
    // it: a storyboard may connect a UIButton to an action that takes a UIBarButtonItem, and a
    // notification may arrive where the method takes the view.
    return unsafeBitCast(value as AnyObject, to: type)
  }
}

/// A type-erased optional.
protocol OptionalArgument {
  var wrapped: Any? { get }
  static func make(_ value: Any?) -> Any?
}

extension Optional: OptionalArgument {
  var wrapped: Any? { self }

  /// Creates a boxed optional; it is nil if the value isn't of the wrapped type.
  ///
  /// General knowledge: a sender of another class arrives unchecked, as in Objective-C.
  static func make(_ value: Any?) -> Any? {
    value.flatMap { SelectorArgument.make($0, as: Wrapped.self) } as Self as Any
  }
}
