/// An object that a storyboard or xib file can connect.
///
/// UIKit's classes conform. Adopting an app adds an override to each class that declares outlets or
/// inspectable attributes. The override is inside the class body, on the line of its closing brace, so
/// that it can access private members and call its superclass:
///
///     override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
///       switch key {
///       case "titleLabel": InterfaceValue.assign(value, to: &titleLabel)
///       case "rows": InterfaceValue.assign(value, to: &rows)
///       default: super.setInterfaceValue(value, forKey: key)
///       }
///     }
///
/// Its ``SelectorTable`` lists its actions:
///
///     nonisolated override class var selectorTable: [Selector] {
///       super.selectorTable + [Selector("save:", Editor.save(_:))]
///     }
///
/// An override of `makeSegueDestination` has a case for each `@IBSegueAction` method. A direct subclass
/// of `NSObject` declares the conformance, without `override` and `super`: its defaults are `false` and
/// `[]`.
///
/// - Note: Not in UIKit.
@preconcurrency @MainActor public protocol InterfaceBuilderObject: AnyObject {
  /// Sets an outlet, an outlet collection (`value` is an array), or a user-defined attribute.
  ///
  /// Returns false if the class declares no property with that name.
  func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool

  /// Called after all objects of the storyboard scene or xib file are created and connected.
  func awakeFromNib()
}

extension InterfaceBuilderObject {
  public func awakeFromNib() {}
}

/// Assigns storyboard values to properties of a statically known type.
///
/// - Note: Not in UIKit.
@MainActor public enum InterfaceValue {
  /// Assigns `value` if it has the property's type; nil clears the property.
  ///
  /// Always returns true, because the property exists, so that a table can be one expression.
  public static func assign<Value>(_ value: Any?, to property: inout Value?) -> Bool {
    property = value.flatMap { cast($0) }
    return true
  }

  /// Assigns `value` if it has the property's type.
  public static func assign<Value>(_ value: Any?, to property: inout Value) -> Bool {
    if let value: Value = value.flatMap({ cast($0) }) { property = value }
    return true
  }

  /// The same for a property that only the app's module can name, and whose getter may not work.
  public static func assign<Value>(_ value: Any?, by set: (Value?) -> Void) -> Bool {
    set(value.flatMap { cast($0) })
    return true
  }

  /// Passes `value` to a setter if it has the property's type.
  public static func assign<Value>(_ value: Any?, by set: (Value) -> Void) -> Bool {
    if let value: Value = value.flatMap({ cast($0) }) { set(value) }
    return true
  }

  /// Converts a value to another type; numbers convert to the property's numeric type.
  static func cast<Value>(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let made: Any? =
      switch Value.self {
      case is CGFloat.Type: CGFloat(number)
      case is Float.Type: Float(number)
      case is Int.Type: Int(exactly: number)
      case is Bool.Type: number != 0
      case is NSNumber.Type: NSNumber(value: number)
      default: nil
      }
    return made as? Value
  }
}
