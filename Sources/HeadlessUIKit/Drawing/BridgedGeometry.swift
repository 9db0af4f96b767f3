import Foundation

// Casts between geometry and `NSValue`, as Objective-C bridges them: `userInfo[…] as? CGRect` reads what UIKit
// posts as an `NSValue`.

/// Reads a structure from a value that contains one of the same type as `example`.
private func read<Geometry>(
  _ source: NSValue, like example: NSValue, _ result: inout Geometry?, _ read: (NSValue) -> Geometry
) -> Bool {
  guard strcmp(source.objCType, example.objCType) == 0 else { return false }
  result = read(source)
  return true
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    preconditionFailure("an NSValue of another type can't be cast to CGRect")
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    read(source, like: NSValue(cgRect: .zero), &result, \.cgRectValue)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    preconditionFailure("an NSValue of another type can't be cast to CGPoint")
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    read(source, like: NSValue(cgPoint: .zero), &result, \.cgPointValue)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    preconditionFailure("an NSValue of another type can't be cast to CGSize")
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    read(source, like: NSValue(cgSize: .zero), &result, \.cgSizeValue)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    preconditionFailure("an NSValue of another type can't be cast to UIEdgeInsets")
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    read(source, like: NSValue(uiEdgeInsets: .zero), &result, \.uiEdgeInsetsValue)
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}
