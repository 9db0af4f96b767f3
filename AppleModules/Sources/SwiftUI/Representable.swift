@MainActor protocol HostedRepresentable {
  /// Creates the representable's object or updates an existing one.
  func shown(_ known: AnyObject?) -> AnyObject
  func view(of shown: AnyObject) -> UIView?
  func controller(of shown: AnyObject) -> UIViewController?
  /// Tells the representable that its object isn't shown any more.
  func dismantle(_ shown: AnyObject)
}

/// A UIKit object with its coordinator.
@MainActor final class Represented<Object: AnyObject, Coordinator> {
  let object: Object
  let coordinator: Coordinator

  init(_ object: Object, _ coordinator: Coordinator) {
    self.object = object
    self.coordinator = coordinator
  }
}

@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Determines the kind of a representable, because the graph doesn't know its associated types.
@MainActor struct ViewAdapter<Representable: UIViewRepresentable>: HostedRepresentable {
  let representable: Representable

  func shown(_ known: AnyObject?) -> AnyObject {
    typealias Shown = Represented<Representable.UIViewType, Representable.Coordinator>
    if let known = known as? Shown {
      representable.updateUIView(known.object, context: .init(coordinator: known.coordinator))
      return known
    }
    let coordinator = representable.makeCoordinator()
    let view = representable.makeUIView(context: .init(coordinator: coordinator))
    representable.updateUIView(view, context: .init(coordinator: coordinator))
    return Shown(view, coordinator)
  }
  func view(of shown: AnyObject) -> UIView? {
    (shown as? Represented<Representable.UIViewType, Representable.Coordinator>)?.object
  }
  func controller(of shown: AnyObject) -> UIViewController? { nil }
  func dismantle(_ shown: AnyObject) {
    typealias Shown = Represented<Representable.UIViewType, Representable.Coordinator>
    guard let shown = shown as? Shown else { return }
    Representable.dismantleUIView(shown.object, coordinator: shown.coordinator)
  }
}

@MainActor
struct ControllerAdapter<Representable: UIViewControllerRepresentable>: HostedRepresentable {
  let representable: Representable

  private typealias Shown = Represented<
    Representable.UIViewControllerType, Representable.Coordinator
  >

  func shown(_ known: AnyObject?) -> AnyObject {
    if let known = known as? Shown {
      representable.updateUIViewController(
        known.object, context: .init(coordinator: known.coordinator))
      return known
    }
    let coordinator = representable.makeCoordinator()
    let controller = representable.makeUIViewController(context: .init(coordinator: coordinator))
    representable.updateUIViewController(controller, context: .init(coordinator: coordinator))
    return Shown(controller, coordinator)
  }
  func view(of shown: AnyObject) -> UIView? { nil }
  func controller(of shown: AnyObject) -> UIViewController? { (shown as? Shown)?.object }
  func dismantle(_ shown: AnyObject) {
    guard let shown = shown as? Shown else { return }
    Representable.dismantleUIViewController(shown.object, coordinator: shown.coordinator)
  }
}

@MainActor enum Representables {
  static func adapter(of view: any View) -> (any HostedRepresentable)? {
    if let view = view as? any UIViewRepresentable { return adapt(view) }
    if let view = view as? any UIViewControllerRepresentable { return adapt(view) }
    return nil
  }
  private static func adapt<R: UIViewRepresentable>(_ view: R) -> any HostedRepresentable {
    ViewAdapter(representable: view)
  }
  private static func adapt<R: UIViewControllerRepresentable>(
    _ view: R
  ) -> any HostedRepresentable {
    ControllerAdapter(representable: view)
  }
}
