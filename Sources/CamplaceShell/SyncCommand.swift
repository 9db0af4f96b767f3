import CoordinatorShell
import Glibc

/// `camsh sync …`: becomes `camplace-sync`, which alone is linked with what the network needs.
enum SyncCommand {
  static let subcommand = AddedSubcommand(
    "sync", summary: "Fetch campsites from GoCamping ('camsh sync --help').", run: run)

  private static let program = "camplace-sync"

  /// The status of a program that can't be run, as sysexits has it: EX_UNAVAILABLE.
  private static let unavailable: Int32 = 69

  /// Returns only where the program can't be run.
  @Sendable private static func run(_ arguments: [String]) -> Int32 {
    // The one beside this program belongs to it; another may be on the path.
    for path in [folder.map { "\($0)/\(program)" }, program].compactMap(\.self) {
      execute(path, [program] + arguments)
    }
    let reason = String(cString: strerror(errno))
    let message = Array("error: cannot run \(program): \(reason)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    return unavailable
  }

  /// Returns only where the program can't be run.
  private static func execute(_ path: String, _ arguments: [String]) {
    var pointers = arguments.map { strdup($0) } + [nil]
    execvp(path, &pointers)
    pointers.forEach { free($0) }
  }

  /// The folder that this program is in.
  private static var folder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    return path.lastIndex(of: UInt8(ascii: "/")).map {
      String(decoding: path[..<$0], as: UTF8.self)
    }
  }
}
