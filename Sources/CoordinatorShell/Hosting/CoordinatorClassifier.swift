import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// Decides the role of a hosted app's object by its class's name and shape.
@MainActor package final class CoordinatorClassifier {
  package enum Role {
    case coordinator, screen
    /// A view controller that is a coordinator too, such as a flow controller with its screens
    /// inside.
    case flow
    /// An object of the app that may retain a coordinator, such as a container of services.
    case carrier
    case other
  }

  private static let endings = flowEndings + ["Navigator"] + partEndings
  /// The endings of classes that are in charge of screens, whatever retains them.
  private static let flowEndings = ["Coordinator", "Coordinating", "Flow", "FlowController"]
  /// The endings of classes that may as well be part of a screen, which then owns them.
  private static let partEndings = ["Router", "Routing", "Wireframe"]
  /// Modules whose objects never belong to the app.
  private static let foreign: Set<String> = [
    "CoordinatorKit", "CoordinatorShellCore", "CoreData", "Dispatch", "Foundation",
    "FoundationEssentials",
    "HeadlessUIKit", "RetainGraph", "ShellLanguage", "ShellProgram", "Swift", "Synchronization",
    "_Concurrency", "__C",
  ]
  /// Modules whose coordinators drive those of the app.
  private static let drivers: Set<String> = ["RxFlow"]

  /// Modules whose routers only wrap the app's coordinators.
  private static let wrapping: Set<String> = ["XCoordinator"]

  private let host: HostedApp.CoordinatorRule
  private let reader = Reader()
  private var roles: [ObjectIdentifier: Role] = [:]
  private var retainers: [ObjectIdentifier: Bool] = [:]

  package init(_ host: @escaping HostedApp.CoordinatorRule) {
    self.host = host
  }

  package func role(of object: AnyObject) -> Role {
    let type: any AnyObject.Type = type(of: object)
    if let known = roles[ObjectIdentifier(type)] { return known }
    let role = role(of: type)
    roles[ObjectIdentifier(type)] = role
    return role
  }

  /// Whether a view or bar button item has room for a closure of the app's: a label has none.
  package func mayRetainCoordinator(_ part: AnyObject) -> Bool {
    let type: any AnyObject.Type = type(of: part)
    if let known = retainers[ObjectIdentifier(type)] { return known }
    let answer =
      !(type is UIView.Type) || type is UIControl.Type
      || !Self.foreign.contains(moduleName(of: type))
    retainers[ObjectIdentifier(type)] = answer
    return answer
  }

  private func role(of type: any AnyObject.Type) -> Role {
    if let screen = type as? UIViewController.Type { return isFlow(screen) ? .flow : .screen }
    let module = moduleName(of: type)
    // The action of a button or an alert carries what its closure captures.
    if Self.drivers.contains(module) || type is UIAction.Type || type is UIAlertAction.Type {
      return .carrier
    }
    if Self.wrapping.contains(module), Self.hasPartEnding(type) { return .carrier }
    guard !Self.foreign.contains(module), !(type is UIView.Type),
      !(type is UIScene.Type)
    else {
      return .other
    }
    if let decision = host(type) { return decision ? .coordinator : .other }
    if isNamedLikeOne(type) { return isForNetwork(type) ? .carrier : .coordinator }
    guard !(type is UIResponder.Type) else { return .other }
    return isShapedLikeOne(type) ? .coordinator : .carrier
  }

  private func isFlow(_ type: UIViewController.Type) -> Bool {
    guard !Self.foreign.contains(moduleName(of: type)) else { return false }
    return host(type) ?? isNamedLikeOne(type)
  }

  /// Whether a class named like a coordinator is rather part of a single screen: it has room for
  /// neither a container nor children.
  static func isPartOfScreen(_ type: any AnyObject.Type) -> Bool {
    guard hasPartEnding(type) else { return false }
    return !Reader().properties(of: type).contains { property in
      guard property.ownership == .strong, let type = property.type else { return false }
      return isContainer(type) || endings.contains { "\(type)".contains("\($0)>") }
    }
  }

  private static func hasPartEnding(_ type: any AnyObject.Type) -> Bool {
    let name = _typeName(type, qualified: false).prefix { $0 != "<" }
    return partEndings.contains(where: name.hasSuffix)
  }

  /// Whether a class's name says that its objects are in charge of screens.
  static func isInCharge(_ type: any AnyObject.Type) -> Bool {
    let name = _typeName(type, qualified: false).prefix { $0 != "<" }
    return flowEndings.contains(where: name.hasSuffix)
  }

  /// Whether a class that isn't a view controller's is named as one whose objects are in charge of screens.
  static func isFlow(_ type: any AnyObject.Type) -> Bool {
    !(type is UIViewController.Type) && isInCharge(type)
  }

  private func isNamedLikeOne(_ type: any AnyObject.Type) -> Bool {
    let name = _typeName(type, qualified: false).prefix { $0 != "<" }
    return Self.endings.contains { ending in
      name.hasSuffix(ending)
        || type is UIViewController.Type && name.hasSuffix(ending + "ViewController")
    }
  }

  /// Whether a class named like a router sends requests: it has a session or a task, and no view
  /// controller.
  private func isForNetwork(_ type: any AnyObject.Type) -> Bool {
    let types = reader.properties(of: type).compactMap { property in
      property.type.map { _typeName($0, qualified: false) }
    }
    return types.contains { $0.contains("URLSession") }
      && !types.contains { $0.contains("Controller") || $0.contains("UIWindow") }
  }

  /// It has a container view controller, or a property for children.
  private func isShapedLikeOne(_ type: any AnyObject.Type) -> Bool {
    reader.properties(of: type).contains { property in
      guard property.ownership == .strong, let type = property.type else { return false }
      return Self.isContainer(type) || property.name == "childCoordinators"
    }
  }

  private static func isContainer(_ type: Any.Type) -> Bool {
    // A delegate's protocol has a longer name.
    let words = _typeName(type, qualified: false).split { !$0.isLetter && !$0.isNumber }
    return words.contains {
      $0.hasSuffix("UINavigationController") || $0.hasSuffix("UITabBarController")
    }
  }
}
