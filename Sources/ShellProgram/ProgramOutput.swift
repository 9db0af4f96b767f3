import CLinux
import Glibc

/// Runs another program to its end, without input.
@MainActor enum ProgramOutput {
  /// The output of this program with the given arguments, and its exit status; 128 and more for a
  /// signal.
  static func ofThisProgram(
    _ arguments: [String]
  ) throws(LocalFiles.Failure) -> (text: String, code: Int32) {
    try of("/proc/self/exe", [Environment.invocation] + arguments)
  }

  /// The output of a program found in `PATH`, and its exit status; ignores its standard error.
  static func of(
    program: String, _ arguments: [String]
  ) throws(LocalFiles.Failure) -> (text: String, code: Int32) {
    try of(program, [program] + arguments, showsErrors: false)
  }

  private static func of(
    _ path: String, _ words: [String], showsErrors: Bool = true
  ) throws(LocalFiles.Failure) -> (text: String, code: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw LocalFiles.Failure() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if !showsErrors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var pid: pid_t = 0
    let code = withCStrings(words) { words in
      posix_spawnp(&pid, path, &actions, nil, words, environ)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw LocalFiles.Failure(code: code) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return switch ProcessEnd(of: pid) {
    case .exited(let code): (text, code)
    case .signalled(let signal): (text, 128 + signal)
    }
  }
}
