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
    let pipe = try ProcessPipe()
    defer { close(pipe.reading) }
    let start = ProgramStart(
      input: .null, output: .descriptor(pipe.writing), errors: showsErrors ? .shared : .null)
    let pid: pid_t
    do {
      defer { close(pipe.writing) }
      pid = try start.start(path, words)
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(pipe.reading, &buffer, buffer.count)
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
