import CamplaceServices
import Foundation

/// `camplace-sync`, the only program of this package that links the network libraries.
enum SyncProgram {
  static let name = "camplace-sync"

  /// The possible paths: beside this program, where it has the same version, or else in `PATH`.
  static var paths: [String] { [folder.map { "\($0)/\(name)" }, name].compactMap(\.self) }

  /// The time limit for an answer, in seconds; the program itself gives up earlier.
  private static let patience = 60.0

  /// More bytes than any page or picture has.
  private static let outputLimit = 64 << 20

  /// Runs the program to its end and returns its standard output; ignores its standard error.
  static func output(of arguments: [String]) -> Result<Data, ServiceFailure> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(failure(errno)) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = spawn([name] + arguments + ["--deadline", "50s"], output: ends[1])
    close(ends[1])
    switch child {
    case .failure(let failure): return .failure(failure)
    case .success(let process):
      let output = read(ends[0])
      // Ends a program that is late or prints too much; killing an ended process has no effect.
      if output == nil { kill(process, SIGKILL) }
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      return output.map { .success($0) } ?? .failure(.timedOut)
    }
  }

  private static func spawn(
    _ arguments: [String], output: Int32
  ) -> Result<pid_t, ServiceFailure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var code: Int32 = ENOENT
    for path in paths {
      var process: pid_t = 0
      code = posix_spawnp(&process, path, &actions, nil, &pointers, environ)
      if code == 0 { return .success(process) }
    }
    return .failure(failure(code))
  }

  /// Everything up to the end of the pipe; nil if that takes too long or is too much.
  private static func read(_ descriptor: Int32) -> Data? {
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = ContinuousClock.now + .seconds(patience)
    while output.count <= outputLimit {
      let left = Int32(max(0, (end - .now) / .milliseconds(1)))
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0 else { return nil }
      guard Glibc.poll(&poll, 1, left) > 0 else {
        if errno == EINTR { continue }
        return nil
      }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return output }
      if count < 0, errno != EINTR { return nil }
      output.append(contentsOf: buffer.prefix(max(0, count)))
    }
    return nil
  }

  private static func failure(_ code: Int32) -> ServiceFailure {
    .noHelper(String(cString: strerror(code)))
  }

  /// The folder that contains this program.
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
