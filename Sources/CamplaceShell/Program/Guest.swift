import Coordinators
import Glibc
import HeadlessUIKit

/// The app that this program hosts beside those that come with camsh.
@MainActor enum Guest {
  static var app: HostedApp?

  /// What starts where nothing else is asked for.
  static var appName: String { app?.name ?? ScriptRunner.defaultApp }

  /// What `--app` calls it: its module, in small letters.
  static func name(of delegate: Any.Type) -> String {
    String(_typeName(delegate, qualified: true).prefix { $0 != "." }).lowercased()
  }

  static func maker(
    of type: (any UIApplicationDelegate.Type)?
  ) -> (@MainActor () -> any UIApplicationDelegate)? {
    guard let type else { return nil }
    return { make(type) }
  }

  /// Makes a delegate as the system does, by `init()`.
  static func make<Delegate>(_ type: Delegate.Type) -> Delegate {
    if let type = type as? NSObject.Type, let delegate = Instantiation.make(type) as? Delegate {
      return delegate
    }
    StandardOutput().writeError(
      "error: \(type) must inherit from UIResponder or NSObject, and have init()\n")
    exit(ExitCode.usage.rawValue)
  }
}
