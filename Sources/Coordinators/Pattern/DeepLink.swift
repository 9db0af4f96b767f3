import UIKit

/// A link into an app: `issues://create?title=…` or `camplace://detail/3`.
///
/// Its first part names a route; what follows the slash, or the first value of the query, is the
/// route's argument.
public struct DeepLink: Sendable, Equatable, CustomStringConvertible {
  /// The app that the link belongs to.
  public let app: String
  public let route: String
  public let argument: RouteArgument

  /// Nil where `text` is no link.
  public init?(_ text: String) {
    guard let colon = text.range(of: "://") else { return nil }
    let query = text[colon.upperBound...].split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = query[0].split(separator: "/")
    guard colon.lowerBound > text.startIndex, let route = path.first, path.count <= 2 else {
      return nil
    }
    app = String(text[..<colon.lowerBound])
    self.route = Self.decoded(route)
    if path.count == 2 {
      argument = Self.argument(path[1])
    } else if query.count == 2, let pair = query[1].split(separator: "&").first {
      let value = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard value.count == 2 else { return nil }
      argument = Self.argument(value[1])
    } else {
      argument = .none
    }
  }

  private static func argument(_ text: Substring) -> RouteArgument {
    let decoded = decoded(text)
    return Int(decoded).map(RouteArgument.number) ?? .text(decoded)
  }

  /// One that is not encoded as it should be means what it says.
  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  public var description: String {
    switch argument {
    case .none: "\(app)://\(route)"
    case .number(let number): "\(app)://\(route)/\(number)"
    case .text(let text): "\(app)://\(route)/\(text)"
    }
  }
}

/// What became of a link.
public enum LinkOutcome: Equatable {
  case followed
  /// It waits until the user has logged in.
  case kept
  /// No coordinator offers such a route.
  case unhandled
  /// A coordinator offers the route, but not with that argument.
  case failed(RouteFailure)
}

extension Coordinator {
  public func open(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    follow(link, completion: completion)
  }

  /// Follows a link by a route of this coordinator or of one below it.
  ///
  /// What covers that coordinator's screens is dismissed, and its tab selected.
  public func follow(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    guard let (owner, route) = findRoute(named: link.route) else { return completion(.unhandled) }
    owner.reveal {
      do throws(RouteFailure) {
        try route.follow(from: owner, with: link.argument)
        completion(.followed)
      } catch {
        completion(.failed(error))
      }
    }
  }

  /// The route of that name that is nearest to the root.
  private func findRoute(named name: String) -> (owner: any Coordinator, route: Route)? {
    var level: [any Coordinator] = [self]
    while !level.isEmpty {
      for coordinator in level {
        if let route = coordinator.routes.first(where: { $0.name == name }) {
          return (coordinator, route)
        }
      }
      level = level.flatMap(\.childCoordinators)
    }
    return nil
  }

  /// Brings the coordinator's screens in front, then calls `completion`.
  private func reveal(then completion: @escaping @MainActor () -> Void) {
    guard var container = rootViewController ?? screens.last else { return completion() }
    while let parent = container.parent {
      (parent as? UITabBarController)?.selectedViewController = container
      container = parent
    }
    guard container.presentedViewController != nil else { return completion() }
    container.dismiss(animated: false, completion: completion)
  }
}
