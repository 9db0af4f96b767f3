import CoordinatorShell
import HeadlessUIKit

/// Runs the shell for the five apps, and exits.
@preconcurrency @MainActor public func main() -> Never {
  CoordinatorShell.main(extending: .camplace, defaultApp: "camplace")
}

/// Runs the shell for an app of your own, and exits.
@available(
  *, deprecated, message: "import CoordinatorShell and call CoordinatorShell.main(hosting:)"
)
@preconcurrency @MainActor
public func main<Delegate: UIWindowSceneDelegate>(
  hosting delegate: Delegate.Type, application: (any UIApplicationDelegate.Type)? = nil,
  named name: String? = nil, coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  CoordinatorShell.main(
    hosting: delegate, application: application, named: name, coordinators: coordinators)
}

/// Runs the shell for an app without scenes, whose application delegate creates the window, and
/// exits.
@available(
  *, deprecated, message: "import CoordinatorShell and call CoordinatorShell.main(hosting:)"
)
@preconcurrency @MainActor
public func main<Delegate: UIApplicationDelegate>(
  hosting delegate: Delegate.Type, named name: String? = nil,
  coordinators: @escaping @MainActor (AnyClass) -> Bool? = { _ in nil }
) -> Never {
  CoordinatorShell.main(hosting: delegate, named: name, coordinators: coordinators)
}
