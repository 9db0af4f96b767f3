import Glibc

/// The whole program: reads this process's command line, runs, and exits.
///
/// The plainest ways to start are taken directly: decoding a command line by reflection costs more
/// than the whole rest of a short run. Everything else goes through the one parser.
@MainActor public func main() -> Never {
  if let invocation = PlainInvocation(CommandLine.arguments.dropFirst()) { invocation.run() }
  Camsh.main()
  exit(ExitCode.ok.rawValue)
}
