import CamplaceServices
import CoordinatorShell
import Foundation

/// `camsh sync …`: executes `camplace-sync`, the only program that links the network libraries.
enum SyncCommand {
  static let subcommand = AddedSubcommand(
    "sync", summary: "Fetch campsites from GoCamping ('camsh sync --help').", run: run)

  /// EX_UNAVAILABLE of sysexits.h: the program can't be run.
  private static let unavailable: Int32 = 69

  /// Returns only if the program can't be run.
  @Sendable private static func run(_ arguments: [String]) -> Int32 {
    for path in SyncProgram.paths { execute(path, [SyncProgram.name] + arguments) }
    let reason = String(cString: strerror(errno))
    let message = Array("error: cannot run \(SyncProgram.name): \(reason)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    return unavailable
  }

  /// Returns only if the program can't be run.
  private static func execute(_ path: String, _ arguments: [String]) {
    var pointers = arguments.map { strdup($0) } + [nil]
    execvp(path, &pointers)
    pointers.forEach { free($0) }
  }
}
