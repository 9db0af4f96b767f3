public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The environment of views.
public struct EnvironmentValues {
  var objects: [ObjectIdentifier: AnyObject] = [:]
  private var values: [ObjectIdentifier: Any] = [:]
  /// The controller that shows the view.
  weak var controller: UIViewController?
  /// The edit mode that a view set for the views inside it, and the one of the screen.
  var givenEditMode: Binding<EditMode>?
  var screenEditMode: Binding<EditMode>?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var locale: Locale {
    get { .current }
    set {}
  }
  public var calendar: Calendar {
    get { .current }
    set {}
  }
  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .regular }
    set {}
  }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var lineLimit: Int? {
    get { nil }
    set {}
  }
  public var font: Font? {
    get { nil }
    set {}
  }
  @MainActor public var displayScale: CGFloat {
    get { UIScreen.main.scale }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public var isSearching: Bool { false }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  @MainActor public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  @MainActor public var dismiss: DismissAction { DismissAction(controller: controller) }
  @MainActor public var isPresented: Bool { controller?.presentingViewController != nil }
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let controller = controller
    return Binding(
      get: { [weak controller] in PresentationMode(controller: controller) }, set: { _ in })
  }
}

@propertyWrapper public struct Environment<Value> {
  let read: (EnvironmentValues) -> Value
  let location = ObjectLocation<EnvironmentValues>()

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
  }
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment.objects[ObjectIdentifier(type)] as? Value else {
        fatalError("no object of type \(type) found in the environment")
      }
      return object
    }
  }

  public var wrappedValue: Value {
    read(location.storage.object ?? EnvironmentValues())
  }
}

extension Environment: GraphProperty {
  func bind(_ environment: EnvironmentValues) { location.storage.object = environment }
}

/// Dismisses the view controller that shows the view, as tapping Back or Close does.
@preconcurrency @MainActor public struct DismissAction {
  weak var controller: UIViewController?

  public func callAsFunction() {
    guard let controller else { return }
    if let navigation = controller.navigationController,
      navigation.viewControllers.count > 1, navigation.topViewController === controller
    {
      navigation.popViewController(animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }
}

@preconcurrency @MainActor public struct PresentationMode {
  weak var controller: UIViewController?

  public var isPresented: Bool { controller?.presentingViewController != nil }
  public mutating func dismiss() { DismissAction(controller: controller)() }
}

@preconcurrency @MainActor public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
