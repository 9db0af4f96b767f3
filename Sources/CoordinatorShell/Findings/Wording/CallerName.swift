import HeadlessUIKit
import RetainGraph

/// Names the app's function that made a call that UIKit rejected.
@MainActor package enum CallerName {
  /// The shell's own modules, which called the app.
  private static let callersOfApp: Set<String> = ["CoordinatorShellCore", "ShellProgram"]

  /// The innermost function of the app's modules, such as `HallCoordinator.open()`; nil if the program has no
  /// names.
  ///
  /// `callers` are return addresses, innermost first.
  static func of(_ callers: [UInt], in modules: Set<String>) -> String? {
    // UIKit asked for the addresses, through code of the shell.
    var isOfUIKit = false
    for address in callers {
      // A call may be the last instruction of a function.
      guard let function = FunctionNames.ofProgram.function(at: address - 1) else { continue }
      if function.module == "HeadlessUIKit" { isOfUIKit = true }
      guard isOfUIKit else { continue }
      if callersOfApp.contains(function.module) { return nil }
      if modules.contains(function.module) { return function.text }
    }
    return nil
  }

  /// The innermost function of the app, or of a library that it brings, among the callers of a trap.
  package static func ofTrap(_ callers: [UInt]) -> String? {
    // The trap itself may be the first instruction of a function.
    callers.lazy.compactMap { FunctionNames.ofProgram.function(at: $0 &- 1) }.first {
      AppHeap.isOfApp($0.module) && !ModuleFields.libraryModules.contains($0.module)
    }?.text
  }
}

extension Session {
  /// The finding with the name of the function that made the rejected call.
  func withCaller(_ finding: Finding) -> Finding {
    guard !finding.callers.isEmpty else { return finding }
    var finding = finding
    finding.caller = CallerName.of(
      finding.callers, in: appModules(device.instances.alive.map { type(of: $0) }))
    return finding
  }
}
