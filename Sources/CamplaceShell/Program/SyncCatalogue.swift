import ArgumentParser
import Glibc

/// `camsh sync …`: becomes `camplace-sync`, which alone is linked with what the network needs.
struct SyncCatalogue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Fetch campsites from GoCamping ('camsh sync --help').")

  private static let program = "camplace-sync"

  @ArgumentParser.Argument(parsing: .captureForPassthrough, help: "What camplace-sync is to do.")
  var arguments: [String] = []

  func run() throws {
    // The one beside this program belongs to it; another may be on the path.
    for path in [Self.folder.map { "\($0)/\(Self.program)" }, Self.program].compactMap(\.self) {
      Self.execute(path, [Self.program] + arguments)
    }
    let reason = String(cString: strerror(errno))
    MainActor.assumeIsolated {
      StandardOutput().writeError("error: cannot run \(Self.program): \(reason)\n")
    }
    throw ArgumentParser.ExitCode(69)
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
