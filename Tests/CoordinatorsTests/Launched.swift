import CamplaceCoordinators
import CoordinatorKit
import HeadlessUIKit
import Testing

/// An app as the system launches it, on a device of its own; made inside a test, as the device is
/// shared.
@MainActor struct Launched {
  let device: HeadlessDevice
  let app: HostedApp
  let defects: Defects

  init(_ app: HostedApp, with defect: Defect? = nil) {
    var defects = Defects()
    if let defect { defects[defect] = true }
    self.app = app
    self.defects = defects
    device = HeadlessDevice.boot()
    connect()
  }

  /// Connects one more scene.
  func connect() {
    if let make = app.makeSceneDelegate { device.application.connect(delegate: make(defects)) }
    device.settle()
  }

  func disconnect() throws {
    device.application.disconnect(try #require(device.application.orderedScenes.last))
    device.settle()
  }

  /// The coordinator at the top of the scene connected last.
  var root: any Coordinator {
    get throws {
      try #require(rootIfThere)
    }
  }

  private var rootIfThere: (any Coordinator)? {
    let delegate = device.application.orderedScenes.last?.delegate
    return (delegate as? any CoordinatorHosting)?.rootCoordinator
  }

  var front: UIViewController {
    get throws { try #require(device.frontmost) }
  }

  /// The type of the screen in front.
  var frontName: String {
    device.frontmost.map { "\(type(of: $0))" } ?? "-"
  }

  /// The first coordinator of that type, root first.
  func find<Wanted: Coordinator>(_ type: Wanted.Type) throws -> Wanted {
    try #require(all(below: try root).lazy.compactMap { $0 as? Wanted }.first)
  }

  /// The types of all coordinators, root first, each followed by those below it.
  var coordinators: [String] {
    here.map { "\(type(of: $0))" }
  }

  /// All coordinators, root first, each followed by those below it.
  var here: [any Coordinator] { rootIfThere.map(all) ?? [] }

  private func all(below coordinator: any Coordinator) -> [any Coordinator] {
    [coordinator] + coordinator.childCoordinators.flatMap(all)
  }

  /// Weak references to everything in the scene connected last.
  func everything() throws -> [WeakObject] {
    let screens = device.instances.alive
    return (all(below: try root) + screens + screens.flatMap(viewModels)).map(WeakObject.init)
  }

  private func viewModels(of screen: UIViewController) -> [AnyObject] {
    Mirror(reflecting: screen).children.compactMap { field in
      let mirror = Mirror(reflecting: field.value)
      let value: Any? =
        mirror.displayStyle == .optional ? mirror.children.first?.value : field.value
      guard let value, "\(type(of: value))".hasSuffix("ViewModel") else { return nil }
      return value as AnyObject
    }
  }

  // MARK: Moves

  func tap(_ name: String) throws {
    let target = try #require(
      device.finger.targets.first { $0.identifier == name || $0.title == name }, "\(name)")
    try device.finger.tap(target)
    device.settle()
  }

  /// Types into the field of that name, and perhaps presses Return.
  func enter(_ name: String, _ text: String, thenReturn: Bool = false) throws {
    let input = try #require(
      device.finger.inputs.first { $0.identifier == name || $0.title == name }, "\(name)")
    input.type(text)
    if thenReturn { input.pressReturn() }
    device.settle()
  }

  func back() throws {
    try device.finger.tapBack()
    device.settle()
  }

  func swipeBack(cancelled: Bool = false) throws {
    try device.finger.swipeBack(cancelled: cancelled)
    device.settle()
  }

  func swipeDown(cancelled: Bool = false) throws {
    try device.finger.swipeDown(cancelled: cancelled)
    device.settle()
  }

  func selectTab(_ index: Int) throws {
    try device.finger.tapTab(at: index)
    device.settle()
  }

  /// Follows a route of the first coordinator that offers it, root first.
  func follow(_ name: String, _ argument: RouteArgument = .none) throws {
    for coordinator in all(below: try root) {
      for route in coordinator.routes where "\(route.verb) \(route.name)" == name {
        try route.follow(from: coordinator, with: argument)
        device.settle()
        return
      }
    }
    Issue.record("no coordinator offers '\(name)'")
  }

  func open(_ text: String) throws -> LinkOutcome? {
    var outcome: LinkOutcome?
    try root.open(try DeepLink(text)) { outcome = $0 }
    device.settle()
    return outcome
  }

  /// Dismisses the frontmost screen in code.
  func dismiss(animated: Bool = true) throws {
    try front.dismiss(animated: animated)
    device.settle()
  }
}

/// An object that is watched, not kept.
struct WeakObject {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }
}

extension [WeakObject] {
  /// The types of those that are still alive.
  var survivors: [String] { filter { $0.object != nil }.map(\.name) }
}

extension UIView {
  /// What the labels on this view and below it say, in reading order; those of rows aside.
  var texts: [String] {
    subviews.flatMap { view -> [String] in
      if view is UITableView || view is UIControl { return [] }
      return [(view as? UILabel)?.text].compactMap(\.self) + view.texts
    }
  }
}
