import UIKit

/// A link into an app: `issues://create?title=…` or `shop://item/3`.
///
/// The first part names a route. The route's argument is either the text after the slash or the
/// query item that has the argument's name.
public struct DeepLink: Sendable, Equatable, CustomStringConvertible {
  /// The app that the link belongs to, in lowercase.
  public let app: String
  /// The name of the route that the link leads to, percent-decoded.
  public let route: String
  /// The link as written.
  public let description: String

  private let part: String?
  private let items: [Item]

  private struct Item: Equatable {
    let name: String
    let value: String
  }

  /// Parses a link.
  ///
  /// Ignores the fragment. Percent-encoding is decoded, and a plus sign in the query is a space.
  public init(_ text: String) throws(MalformedLink) {
    // Compares bytes: the separators are ASCII, and finding characters takes longer than comparing
    // bytes.
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      bytes[colon...].starts(with: "://".utf8)
    else { throw .noLink(text) }
    let address = bytes[bytes.index(colon, offsetBy: 3)...].prefix { $0 != UInt8(ascii: "#") }
    let path = address.prefix { $0 != UInt8(ascii: "?") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard let route = parts.first else { throw .noRoute(text) }
    guard parts.count <= 2 else { throw .tooManyParts(text) }
    app = text[..<colon].lowercased()
    self.route = try Self.decoded(Substring(route))
    part = parts.count == 2 ? try Self.decoded(Substring(parts[1])) : nil
    var items: [Item] = []
    for pair in address[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair[name.endIndex...].dropFirst()
      items.append(
        Item(
          name: try Self.decoded(form: Substring(name)),
          value: try Self.decoded(form: Substring(value))))
    }
    self.items = items
    description = text
  }

  private static func decoded(_ text: Substring) throws(MalformedLink) -> String {
    // Most links need no decoding, and Foundation takes longer than everything else here.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    guard let decoded = text.removingPercentEncoding else { throw .badEncoding(String(text)) }
    return decoded
  }

  /// Decodes a form-encoded query, in which a plus sign stands for a space.
  private static func decoded(form text: Substring) throws(MalformedLink) -> String {
    guard text.utf8.contains(UInt8(ascii: "+")) else { return try decoded(text) }
    return try decoded(text.replacing("+", with: "%20")[...])
  }

  /// The argument that the link gives a route with `parameter`; query items with other names are
  /// ignored.
  func argument(for parameter: Route.Parameter) throws(RouteFailure) -> RouteArgument {
    guard parameter != .none else {
      guard part == nil else { throw .unexpectedArgument }
      return .none
    }
    let value: String
    if let part {
      value = part
    } else if items.isEmpty {
      return .none
    } else if let item = items.first(where: { $0.name == parameter.name }) {
      value = item.value
    } else {
      throw .noLinkItem(parameter.name, given: items.map(\.name))
    }
    // Text is taken literally, even if it is all digits.
    if case .text = parameter { return value.isEmpty ? .none : .text(value) }
    return Int(value).map(RouteArgument.number) ?? .text(value)
  }
}

/// Why a string isn't a link.
public enum MalformedLink: Error, Equatable {
  /// There is no scheme before `://`.
  case noLink(String)
  /// Nothing follows the scheme.
  case noRoute(String)
  /// The link has more parts than a route and its argument.
  case tooManyParts(String)
  /// A percent sign isn't followed by two hexadecimal digits, or the bytes aren't valid UTF-8.
  case badEncoding(String)
}

/// The outcome of following a link.
public enum LinkOutcome: Equatable {
  /// A route was followed.
  case followed
  /// The link waits until the user has logged in.
  case kept
  /// No coordinator offers the route.
  case unhandled
  /// A coordinator offers the route but doesn't accept the argument.
  case failed(RouteFailure)
}

/// A link that was kept for later and then couldn't be followed.
///
/// An app that keeps a link has already reported ``LinkOutcome/kept``, so it reports a later
/// failure as an error of this type.
public struct FailedLink: Error {
  /// The link that was kept.
  public let link: DeepLink
  /// Why the link's route couldn't be followed.
  public let failure: RouteFailure

  /// Creates the error for a kept link whose route failed.
  public init(link: DeepLink, failure: RouteFailure) {
    self.link = link
    self.failure = failure
  }
}

extension Coordinator {
  /// Follows the link at once, with `follow(_:completion:)`.
  public func open(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    follow(link, completion: completion)
  }

  /// Follows a link through a route of this coordinator or of a descendant.
  ///
  /// Uses the matching route closest to this coordinator. Before that, selects the tab of the
  /// route's coordinator and dismisses whatever covers its screens. Calls `completion` once, after
  /// dismissals have ended.
  public func follow(_ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    guard let (owner, route) = findRoute(named: link.route) else { return completion(.unhandled) }
    let argument: RouteArgument
    do { argument = try link.argument(for: route.parameter) } catch {
      return completion(.failed(error))
    }
    owner.reveal {
      do throws(RouteFailure) {
        try route.follow(from: owner, with: argument)
        completion(.followed)
      } catch {
        completion(.failed(error))
      }
    }
  }

  /// The route with the given name that is closest to the root.
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

  /// Brings the coordinator's screens to the front, then calls `completion`.
  private func reveal(then completion: @escaping @MainActor () -> Void) {
    guard var container = rootViewController ?? screens.last else { return completion() }
    while let parent = container.parent {
      (parent as? UITabBarController)?.selectedViewController = container
      container = parent
    }
    container.dismissPresented(completion: completion)
  }
}
