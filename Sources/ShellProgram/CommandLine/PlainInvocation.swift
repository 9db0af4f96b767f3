import Glibc

/// A command line with no option but `--quiet`: `run FILE…`, `-c COMMANDS`, or nothing; or a worker's.
///
/// It means the same as for `Camsh`, with all other options at their defaults.
struct PlainInvocation: Equatable {
  enum Action: Equatable {
    case run([String])
    case commands(String)
    case shell
    case worker(WorkerInvocation)
  }

  let action: Action
  let isQuiet: Bool

  /// Nil if the parser is needed.
  init?(_ arguments: ArraySlice<String>) {
    if arguments.first == WorkerInvocation.verb {
      guard let worker = WorkerInvocation(Array(arguments)) else { return nil }
      action = .worker(worker)
      isQuiet = false
      return
    }
    let words = arguments.filter { $0 != "--quiet" }
    isQuiet = words.count < arguments.count
    switch words.first {
    case nil:
      action = .shell
    case "-c" where words.count == 2:
      guard let commands = words.last, !commands.hasPrefix("-") else { return nil }
      action = .commands(commands)
    case "run" where words.count > 1:
      let files = Array(words.dropFirst())
      guard !files.contains(where: { $0.hasPrefix("-") }) else { return nil }
      action = .run(files)
    default:
      return nil
    }
  }

  @MainActor func run() -> Never {
    let program = Program(ProgramOptions(isQuiet: isQuiet))
    let code =
      switch action {
      case .run(let files): program.run(files: files)
      case .commands(let text): program.run(Array(text.utf8), name: "-c")
      case .shell: program.shell()
      case .worker(let worker): worker.run().code
      }
    exit(program.end(code))
  }
}
