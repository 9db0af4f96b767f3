import SwiftSyntax

/// A class that does nothing, as the value of reduced expressions whose type is one of the app's
/// protocols.
struct HarmlessConformer {
  /// The protocol's name.
  let name: String
  /// The class, on one line, for the enumeration `HarmlessConformers`.
  let declaration: String
  /// The statement that registers the class for the protocol's harmless values.
  let registration: String

  /// The conformers of all of the app's protocols that a class can implement from their text alone.
  static func all(in protocols: [String: ProtocolDeclSyntax]) -> [HarmlessConformer] {
    protocols.keys.sorted().compactMap { HarmlessConformer($0, protocols) }
  }

  /// A class for a missing module's protocol, whose members all have an implementation; those of a protocol of
  /// UIKit's that it inherits have one for stand-ins.
  init(standIn name: String, inheritsUIKit: Bool) {
    self.name = name
    declaration =
      inheritsUIKit
      ? "nonisolated final class Harmless\(name): StandInObject, \(name), @unchecked Sendable { "
        + "override init() { super.init() } }"
      : "final class Harmless\(name): \(name), @unchecked Sendable { init() {} }"
    registration =
      "HarmlessValues.register((any \(name)).self) { HarmlessConformers.Harmless\(name)() }"
  }

  private init?(_ name: String, _ protocols: [String: ProtocolDeclSyntax]) {
    guard let requirements = ProtocolRequirements(of: name, protocols),
      !requirements.needsSelf
    else { return nil }
    let isObject = requirements.isObject
    self.name = name
    let parents = (isObject ? ["NSObject"] : []) + [name, "@unchecked Sendable"]
    let initializer = isObject ? "" : "init() {}; "
    declaration =
      "final class Harmless\(name): \(parents.joined(separator: ", ")) { \(initializer)"
      + requirements.witnesses.map(\.text).joined(separator: "; ") + " }"
    registration =
      "HarmlessValues.register((any \(name)).self) { HarmlessConformers.Harmless\(name)() }"
  }
}
