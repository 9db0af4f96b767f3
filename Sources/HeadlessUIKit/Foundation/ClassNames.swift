import Foundation

extension NSObject {
  /// The name of a class at run time, as `NSStringFromClass` returns it on iOS.
  ///
  /// Foundation's function on Linux traps for nested and generic classes. `adopt` calls this one in its place.
  public nonisolated static func nameOfClass(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".")
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isPlain, parts.count == 2 else { return "_Tt" + (_mangledTypeName(type) ?? name) }
    return ["Foundation", "HeadlessUIKit"].contains(parts[0]) ? String(parts[1]) : name
  }
}
