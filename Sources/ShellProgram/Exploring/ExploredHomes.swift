import Foundation
import Glibc

/// Gives every process of an exploration an empty home of its own.
///
/// Foundation reads the path of the home when a program starts, so copies of a process share that
/// path. The path is therefore that of an open descriptor, which leads to another folder in each
/// process.
@MainActor struct ExploredHomes {
  private static let descriptor: Int32 = 250
  private static let variable = "CAMSH_EXPLORED_HOMES"

  private let folder: String

  /// The homes that this process was started with; nil if there are none.
  init?() {
    guard let folder = Environment.value(Self.variable) else { return nil }
    self.folder = folder
  }

  /// Starts this program again, so that its copies can have homes; returns only if that fails or
  /// has been done.
  static func begin() {
    guard Environment.value(variable) == nil, let home = PrivateHome() else { return }
    let path = "/proc/self/fd/\(descriptor)"
    let values = ["HOME": path, "CFFIXED_USER_HOME": path, "TMPDIR": "\(path)/tmp"]
    let others = home.environment.filter { entry in
      !values.keys.contains { entry.hasPrefix("\($0)=") }
    }
    let own = values.map { "\($0.key)=\($0.value)" }.sorted()
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    var variables =
      (others + own + ["\(variable)=\(home.folder)"]).map { strdup($0) } + [nil]
    execve("/proc/self/exe", &arguments, &variables)
    (arguments + variables).forEach { free($0) }
    home.remove()
  }

  /// Creates an empty home for this process; call it in a copy that hasn't run app code.
  func enter(_ slot: Int) { enterHome(named: "\(slot)") }

  /// Creates an empty home for this process, a copy of one whose copies work one after another.
  func enterHome(ofCopiesOf parent: pid_t) { enterHome(named: "copy-of-\(parent)") }

  private func enterHome(named name: String) {
    let home = "\(folder)/\(name)"
    try? FileManager.default.removeItem(atPath: home)
    PrivateHome.make(home)
    let opened = open(home, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { return }
    dup2(opened, Self.descriptor)
    close(opened)
  }

  /// Removes all homes.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
