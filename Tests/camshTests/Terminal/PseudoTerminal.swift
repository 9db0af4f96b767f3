import Glibc

/// A program on a real terminal of the kernel's, and what a user sees of it.
final class PseudoTerminal {
  private let master: Int32
  private let process: pid_t
  private var isReaped = false
  private var output: [UInt8] = []
  private(set) var columns: Int

  /// How long anything may take on a busy machine.
  private static let patience = Duration.seconds(30)

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String],
    columns: Int = 80, rows: Int = 200
  ) throws {
    self.columns = columns
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, unlockTerminal, &locked) == 0,
      ioctl(master, getTerminalNumber, &number) == 0
    else { throw Failure(description: "no pseudo-terminal: \(errno)") }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a new session gets the first terminal it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var every = sigset_t()
    sigfillset(&every)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, which the headers hide.
    let startsSession = 0x80
    let flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | startsSession
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let settings = environment.map { "\($0.key)=\($0.value)" }.sorted()
    var pid: pid_t = 0
    let code = withStrings([executable] + arguments) { arguments in
      withStrings(settings) { posix_spawn(&pid, executable, &actions, &attributes, arguments, $0) }
    }
    process = pid
    guard code == 0 else { throw Failure(description: "cannot run \(executable): \(code)") }
  }

  deinit {
    close(master)
    if !isReaped {
      Glibc.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// What is on the screen now.
  var screen: Screen { Screen(columns: columns, output: output) }

  /// Everything that was written, escape sequences included.
  var transcript: String { String(decoding: output, as: UTF8.self) }

  /// Whether the terminal gathers lines itself, as a program that ends must leave it.
  var isCooked: Bool {
    var modes = termios()
    return tcgetattr(master, &modes) == 0 && modes.c_lflag & UInt32(ICANON) != 0
  }

  func type(_ keys: String) { type(bytes: Array(keys.utf8)) }

  func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: Int, rows: Int = 200) {
    self.columns = columns
    output = []
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    // The kernel notifies the program by SIGWINCH.
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ signal: Int32) { Glibc.kill(process, signal) }

  /// Reads until the screen is as expected.
  func wait(for what: String, until isReached: (Screen) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while !isReached(screen) {
      guard try readMore(before: deadline) else {
        throw Failure(description: "\(what) never came; the program ended after\n\(screen)")
      }
      if ContinuousClock.now > deadline {
        throw Failure(description: "\(what) never came; the screen is\n\(screen)")
      }
    }
  }

  /// Reads to the end of the output; the exit status, or minus the signal that ended it.
  func waitForExit() throws -> Int32 {
    let deadline = ContinuousClock.now + Self.patience
    while try readMore(before: deadline) {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    isReaped = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// False once the program has left the terminal.
  private func readMore(before deadline: ContinuousClock.Instant) throws -> Bool {
    let left = (deadline - .now) / .milliseconds(1)
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard left > 0, poll(&source, 1, Int32(left)) > 0 else {
      throw Failure(description: "no more output; the screen is\n\(screen)")
    }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &bytes, bytes.count)
    if count > 0 { output += bytes[..<count] }
    return count > 0
  }
}

// TIOCSPTLCK and TIOCGPTN, whose definitions Swift does not import.
private let unlockTerminal: UInt = 0x4004_5431
private let getTerminalNumber: UInt = 0x8004_5430

private func withStrings<Value>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
