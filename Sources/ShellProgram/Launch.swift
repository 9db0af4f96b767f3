import CoordinatorKit
import CoordinatorShellCore
import Glibc
import HeadlessUIKit
import ShellLanguage

/// Runs the shell over the apps that an extension brings, and exits.
///
/// `defaultApp` is launched where neither the command line nor a script names one.
@preconcurrency @MainActor
public func main(extending shell: ShellExtension, defaultApp: String) -> Never {
  Host.shell = shell
  Host.defaultApp = defaultApp
  run()
}

/// Runs the shell over an app of your own, and exits.
///
/// Called from `main.swift`, on the main thread:
///
///     CoordinatorShell.main(hosting: SceneDelegate.self)
///
/// `application` is the application's delegate, where the app has one that matters. `coordinators`
/// says of a class whether its objects are coordinators; nil leaves that to its name and shape.
/// `storyboard` names the storyboard in the main bundle that the window starts with. `shell` adds commands
/// of your own.
@preconcurrency @MainActor
public func main<Delegate: UIWindowSceneDelegate>(
  hosting delegate: Delegate.Type, application: (any UIApplicationDelegate.Type)? = nil,
  named name: String? = nil, storyboard: String? = nil, extending shell: ShellExtension? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  host(
    HostedApp(
      guest: name ?? Host.name(of: delegate),
      makeSceneDelegate: { Host.make(delegate) },
      makeApplicationDelegate: Host.maker(of: application), mainStoryboard: storyboard,
      coordinators: coordinators), shell)
}

/// Runs the shell over an app without scenes, whose application delegate makes the window, and exits.
@preconcurrency @MainActor
public func main<Delegate: UIApplicationDelegate>(
  hosting delegate: Delegate.Type, named name: String? = nil, storyboard: String? = nil,
  extending shell: ShellExtension? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  host(
    HostedApp(
      guest: name ?? Host.name(of: delegate), makeSceneDelegate: nil,
      makeApplicationDelegate: { Host.make(delegate) }, mainStoryboard: storyboard,
      coordinators: coordinators), shell)
}

@MainActor private func host(_ app: HostedApp, _ shell: ShellExtension?) -> Never {
  Host.app = app
  Host.defaultApp = app.name
  if let shell { Host.shell = shell }
  // This is the main thread, and nothing else will ever run what the app puts on its queue. Apps that
  // an extension brings start no tasks, and asking for some at every step costs.
  HeadlessDevice.runsProcessMainQueue = true
  HeadlessDevice.captureTasks()
  run()
}

/// Reads this process's command line, runs, and exits.
///
/// The plainest ways to start are taken directly: decoding a command line by reflection costs more
/// than the whole rest of a short run. Everything else goes through the one parser.
@MainActor private func run() -> Never {
  AppHeap.isOfProcess = true
  if let invocation = PlainInvocation(CommandLine.arguments.dropFirst()) { invocation.run() }
  let line = AddedCommandLine(CommandLine.arguments.dropFirst(), options: Host.shell.options)
  if let option = line.incomplete {
    StandardOutput().writeError("error: '\(option)' needs a value\n")
    exit(ExitCode.usage.rawValue)
  }
  Host.options = line.values
  if let name = line.rest.first,
    let command = Host.shell.subcommands.first(where: { $0.name == name })
  {
    exit(command.run(Array(line.rest.dropFirst())))
  }
  Camsh.main(ScriptArgument.spelledOut(AcceptRequest.spelledOut(line.rest)))
  exit(ExitCode.ok.rawValue)
}
