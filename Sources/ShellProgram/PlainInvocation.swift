import Glibc

/// A command line without options: `run FILE…`, `-c COMMANDS`, or nothing; or a worker's.
///
/// It means the same as for `Camsh`, with all options at their defaults.
enum PlainInvocation: Equatable {
  case run([String])
  case commands(String)
  case shell
  case worker(WorkerInvocation)

  /// Nil if the parser is needed.
  init?(_ arguments: ArraySlice<String>) {
    switch arguments.first {
    case nil:
      self = .shell
    case "-c" where arguments.count == 2:
      guard let commands = arguments.last, !commands.hasPrefix("-") else { return nil }
      self = .commands(commands)
    case "run" where arguments.count > 1:
      let files = arguments.dropFirst()
      guard !files.contains(where: { $0.hasPrefix("-") }) else { return nil }
      self = .run(Array(files))
    case WorkerInvocation.verb:
      guard let worker = WorkerInvocation(Array(arguments)) else { return nil }
      self = .worker(worker)
    default:
      return nil
    }
  }

  @MainActor func run() -> Never {
    let program = Program(ProgramOptions())
    let code =
      switch self {
      case .run(let files): program.run(files: files)
      case .commands(let text): program.run(Array(text.utf8), name: "-c")
      case .shell: program.shell()
      case .worker(let worker): worker.run().code
      }
    exit(program.end(code))
  }
}
