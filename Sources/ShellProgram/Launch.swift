import CoordinatorKit
import CoordinatorShellCore
import Glibc
import HeadlessUIKit
import RetainGraph
import ShellLanguage

/// Runs the shell for the apps that an extension provides, and exits.
///
/// `defaultApp` is launched if neither the command line nor a script names an app.
@preconcurrency @MainActor
public func main(extending shell: ShellExtension, defaultApp: String) -> Never {
  Host.shell = shell
  Host.defaultApp = defaultApp
  run()
}

/// Runs the shell for your app, and exits.
///
/// Call it from `main.swift`, on the main thread:
///
///     CoordinatorShell.main(hosting: SceneDelegate.self)
///
/// - Parameters:
///   - delegate: The app's scene delegate.
///   - application: The application delegate, if the app needs one.
///   - name: The app's name in scripts; by default, that of the delegate's module, in lowercase.
///   - storyboard: The storyboard in the main bundle whose initial view controller the window shows.
///   - network: A replacement for the app's network, such as `.urlSession` of HostedNetwork.
///   - texts: The texts that the app compares with its fields, by the name of what it compares, such
///     as `["password": ["open sesame"]]`. Exploring types them.
///   - shell: Your own commands.
///   - coordinators: Returns whether a class's objects are coordinators; nil leaves the decision to
///     the class's name and shape.
@preconcurrency @MainActor
public func main<Delegate: UIWindowSceneDelegate>(
  hosting delegate: Delegate.Type, application: (any UIApplicationDelegate.Type)? = nil,
  named name: String? = nil, storyboard: String? = nil, network: AppNetwork? = nil,
  expecting texts: [String: [String]] = [:], extending shell: ShellExtension? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  host(
    HostedApp(
      guest: name ?? Host.name(of: delegate),
      makeSceneDelegate: { Host.make(delegate) },
      makeApplicationDelegate: Host.maker(of: application), mainStoryboard: storyboard,
      network: network, expecting: texts, coordinators: coordinators), shell)
}

/// Runs the shell for an app without scenes, whose application delegate creates the window, and
/// exits.
@preconcurrency @MainActor
public func main<Delegate: UIApplicationDelegate>(
  hosting delegate: Delegate.Type, named name: String? = nil, storyboard: String? = nil,
  network: AppNetwork? = nil, expecting texts: [String: [String]] = [:],
  extending shell: ShellExtension? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  host(
    HostedApp(
      guest: name ?? Host.name(of: delegate), makeSceneDelegate: nil,
      makeApplicationDelegate: { Host.make(delegate) }, mainStoryboard: storyboard,
      network: network, expecting: texts, coordinators: coordinators), shell)
}

@MainActor private func host(_ app: HostedApp, _ shell: ShellExtension?) -> Never {
  Host.app = app
  Host.defaultApp = app.name
  if let shell { Host.shell = shell }
  if !Host.shell.options.contains(where: { $0.name == KeptData.option.name }) {
    Host.shell.options.append(KeptData.option)
  }
  // This is the main thread, and no other code runs the main queue. An extension's apps start no
  // tasks, and searching for tasks at every step would be slow.
  HeadlessDevice.runsProcessMainQueue = true
  OtherThreads.mayBePaused = true
  HeadlessDevice.captureTasks()
  HeadlessDevice.captureDelays()
  WorkElsewhere.rest = OtherThreads.waitUntilIdle
  run()
}

/// Reads the command line, runs, and exits.
///
/// The simplest command lines bypass the parser: decoding a command line by reflection costs more
/// than the rest of a short run.
@MainActor private func run() -> Never {
  AppHeap.counting = .always
  Environment.occupyStandardDescriptors()
  if let invocation = PlainInvocation(CommandLine.arguments.dropFirst()) { invocation.run() }
  let line = AddedCommandLine(CommandLine.arguments.dropFirst(), options: Host.shell.options)
  if let option = line.incomplete {
    StandardOutput().writeError("error: '\(option)' needs a value\n")
    exit(ExitCode.usage.rawValue)
  }
  Host.options = line.values
  if let refusal = KeptData.refusal(of: line.rest) {
    StandardOutput().writeError("error: \(refusal)\n")
    exit(ExitCode.usage.rawValue)
  }
  if let name = line.rest.first,
    let command = Host.shell.subcommands.first(where: { $0.name == name })
  {
    exit(command.run(Array(line.rest.dropFirst())))
  }
  if ScriptArgument.mixesCommands(line.rest) {
    StandardOutput().writeError(
      "error: '-c' runs commands by themselves; leave it out, or the script or subcommand\n")
    exit(ExitCode.usage.rawValue)
  }
  let known = Camsh.subcommandNames + Host.shell.subcommands.map(\.name)
  if let word = ScriptArgument.unknownSubcommand(in: line.rest, known: known) {
    let advice =
      Suggestion.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
      ?? "'--help' lists them, and '-c' runs commands"
    StandardOutput().writeError("error: there is no subcommand '\(word)'; \(advice)\n")
    exit(ExitCode.usage.rawValue)
  }
  Camsh.main(ScriptArgument.spelledOut(AcceptRequest.spelledOut(line.rest)))
  exit(ExitCode.ok.rawValue)
}
