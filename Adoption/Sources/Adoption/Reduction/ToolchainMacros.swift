import Foundation

/// Lets a check expand the macros that come with the compiler, such as `#Predicate`.
///
/// The driver passes these arguments by itself; a frontend that is run directly needs them.
enum ToolchainMacros {
  static let compilerArguments: [String] = {
    guard
      let info = try? Subprocess(arguments: ["swiftc", "-print-target-info"]).run(),
      let json = try? JSONSerialization.jsonObject(with: Data(info.output.utf8)),
      let paths = (json as? [String: Any])?["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { return [] }
    return ["-plugin-path", resources + "/host/plugins"]
  }()
}
