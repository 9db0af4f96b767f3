import Foundation
import Glibc

/// Gives every process of an exploration an empty home of its own.
///
/// Foundation keeps the home that a program was started with, so a copy of a process can't have another
/// name for it. Therefore the name is that of an open descriptor, which means another folder in each process.
@MainActor struct ExploredHomes {
  private static let descriptor: Int32 = 250
  private static let variable = "CAMSH_EXPLORED_HOMES"

  /// The home of trials, which go one after another; expeditions have the others.
  static let slotOfTrials = -1

  private let folder: String

  /// The homes that this process was started for; nil where there are none.
  init?() {
    guard let folder = Environment.value(Self.variable) else { return nil }
    self.folder = folder
  }

  /// Starts this program again so that its copies can have homes; returns only where that can't be done,
  /// or has been.
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

  /// Makes an empty home this process's own; called in a copy that has not run anything of the app.
  func enter(_ slot: Int) {
    let home = "\(folder)/\(slot)"
    try? FileManager.default.removeItem(atPath: home)
    mkdir(home, 0o700)
    mkdir("\(home)/tmp", 0o700)
    let opened = open(home, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { return }
    dup2(opened, Self.descriptor)
    close(opened)
  }

  /// Removes all homes, at the end.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
