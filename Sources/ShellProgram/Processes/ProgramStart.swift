import CLinux
import Glibc

/// How to start another program: with which streams, descriptors and environment.
@MainActor struct ProgramStart {
  /// A standard stream of the program.
  enum Stream {
    /// This process's own.
    case shared
    /// Nothing to read, and nothing is kept of what is written.
    case null
    case descriptor(Int32)
  }

  var input = Stream.shared
  var output = Stream.shared
  var errors = Stream.shared
  /// The descriptors that stay open in the program, whatever their flags.
  var kept: [Int32] = []
  /// Nil for this process's own.
  var environment: [String]?
  /// Whether only this process receives Ctrl-C, and the processes that the program starts can be ended with it.
  var leadsGroup = false

  /// Starts a program, which is searched in `PATH` if its name has no slash.
  func start(_ program: String, _ words: [String]) throws(LocalFiles.Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    add(to: &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leadsGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    var pid: pid_t = 0
    let code = withCStrings(words) { words in
      guard let environment else {
        return posix_spawnp(&pid, program, &actions, &attributes, words, environ)
      }
      return withCStrings(environment) { variables in
        posix_spawnp(&pid, program, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw LocalFiles.Failure(code: code) }
    return pid
  }

  private func add(to actions: inout posix_spawn_file_actions_t) {
    let streams = [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)]
    // First, because the number of such a descriptor may be that of a stream.
    for case (let number, .descriptor(let descriptor)) in streams {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    for case (let number, .null) in streams {
      let mode = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
    }
    // Duplicating the descriptor to its own number keeps it open in the new program.
    for descriptor in kept { posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor) }
  }
}
