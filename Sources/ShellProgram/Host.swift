import ClassInstantiation
import CoordinatorKit
import CoordinatorShellCore
import Glibc
import HeadlessUIKit
import ShellLanguage

/// What this program hosts: the app of its `main(hosting:)`, and the extension of the shell.
@MainActor enum Host {
  /// The app that `main(hosting:)` names; nil if the extension provides the apps.
  static var app: HostedApp?
  static var shell = ShellExtension.none
  /// The app to launch if none is named.
  static var defaultApp = ""
  /// The program's name in usage lines.
  static var commandName = Environment.invocation
  /// The values of the extension's options on the command line.
  static var options: [String: String] = [:]

  /// The apps that can be launched, and what they add to the shell.
  static func library(_ request: ServicesRequest) throws -> StartedExtension {
    let started = try shell.start(request)
    guard let app else { return started }
    return started.with(app)
  }

  /// The name of an app for `--app`: its module, in lowercase.
  static func name(of delegate: Any.Type) -> String {
    String(_typeName(delegate, qualified: true).prefix { $0 != "." }).lowercased()
  }

  static func maker(
    of type: (any UIApplicationDelegate.Type)?
  ) -> (@MainActor () -> any UIApplicationDelegate)? {
    guard let type else { return nil }
    return { make(type) }
  }

  /// Creates a delegate with `init()`, as the system does.
  static func make<Delegate>(_ type: Delegate.Type) -> Delegate {
    if let type = type as? NSObject.Type, let delegate = Instantiation.make(type) as? Delegate {
      return delegate
    }
    StandardOutput().writeError(
      "error: \(type) must inherit from UIResponder or NSObject, and have init()\n")
    exit(ExitCode.usage.rawValue)
  }
}
