import Coordinators
import Glibc
import HeadlessUIKit

/// The whole program: reads this process's command line, runs, and exits.
///
/// The plainest ways to start are taken directly: decoding a command line by reflection costs more
/// than the whole rest of a short run. Everything else goes through the one parser.
@MainActor public func main() -> Never {
  if Guest.app != nil {
    // This is the main thread, and nothing else will ever run what the app puts on its queue. The apps
    // that come with camsh start no tasks, and asking for some at every step costs.
    HeadlessDevice.runsProcessMainQueue = true
    HeadlessDevice.captureTasks()
  }
  if let invocation = PlainInvocation(CommandLine.arguments.dropFirst()) { invocation.run() }
  Camsh.main(AcceptRequest.spelledOut(CommandLine.arguments.dropFirst()))
  exit(ExitCode.ok.rawValue)
}

/// The same for an app of your own, which is what starts unless another is asked for.
///
/// Called from `main.swift`, on the main thread:
///
///     CamplaceShell.main(hosting: SceneDelegate.self)
///
/// An application's delegate is made too where the app has one that matters. `coordinators` says of a
/// class whether its objects are coordinators; nil leaves that to its name and shape.
@MainActor public func main<Delegate: UIWindowSceneDelegate>(
  hosting delegate: Delegate.Type, application: (any UIApplicationDelegate.Type)? = nil,
  named name: String? = nil, coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  Guest.app = HostedApp(
    guest: name ?? Guest.name(of: delegate),
    makeSceneDelegate: { Guest.make(delegate) },
    makeApplicationDelegate: Guest.maker(of: application),
    coordinators: coordinators)
  main()
}

/// The same for an app without scenes, whose application's delegate makes the window.
@MainActor public func main<Delegate: UIApplicationDelegate>(
  hosting delegate: Delegate.Type, named name: String? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  Guest.app = HostedApp(
    guest: name ?? Guest.name(of: delegate), makeSceneDelegate: nil,
    makeApplicationDelegate: { Guest.make(delegate) }, coordinators: coordinators)
  main()
}
