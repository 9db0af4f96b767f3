/// The content of a view, in order: its controls with their actions, texts, and nested views.
@preconcurrency @MainActor public final class ViewOutline: View, Scene, ToolbarContent, Commands {
  enum Element {
    case text(String)
    case image(String)
    case button(title: String, role: ButtonRole? = nil, icon: ViewOutline?, action: () -> Void)
    case toggle(title: String, Binding<Bool>)
    case field(placeholder: String, Binding<String>)
    case control(@MainActor () -> UIControl)
    case picker(title: String, PickerSelection, ViewOutline)
    case menu(label: ViewOutline, content: ViewOutline, primary: (() -> Void)?)
    case link(title: String, label: ViewOutline?, destination: () -> ViewOutline)
    case valueLink(title: String, label: ViewOutline?, value: AnyHashable)
    case stack(StackPath?, ViewOutline)
    case tabs(TabSelection?, ViewOutline)
    case view(any View)
    case group(ViewOutline)
  }

  var elements: [Element] = []
  /// The closures for appearing, disappearing, and input.
  var events: [Event] = []
  var environment: [(inout EnvironmentValues) -> Void] = []
  var title: String?
  /// The text below the title of an alert.
  var message: String?
  var presentations: [Presentation] = []
  var changes: [WatchedValue] = []
  var destinations: [ObjectIdentifier: (Any) -> ViewOutline?] = [:]
  /// The label of the view's tab, and the value that selects it, or the value that selects an option.
  var tab: ViewOutline?
  var tag: AnyHashable?
  var contextMenu: ViewOutline?
  /// Whether the view is a row that the user can delete.
  var isRow = false
  var isDeleteDisabled = false
  /// Deletes the row.
  var deletion: (() -> Void)?

  enum Event {
    case appear(() -> Void)
    case disappear(() -> Void)
    case task(@MainActor () async -> Void)
    case tap(() -> Void)
    case submit(() -> Void)
    case refresh(@MainActor () async -> Void)
    case url((URL) -> Void)
    case publisher(() -> AnyCancellable)
  }

  public init() {}

  public init(_ build: (ViewOutline) -> Void) {
    build(self)
  }

  public var body: Never { fatalError("an outline has no body") }

  // MARK: Views

  public func add<Content: View>(_ view: Content) {
    elements.append(.view(view))
  }

  /// Toolbars and scenes, as far as they are lowered.
  @_disfavoredOverload
  public func add(_ content: Any?) {
    if let outline = content as? ViewOutline {
      elements.append(.group(outline))
    } else if let view = content as? any View {
      elements.append(.view(view))
    } else if let content = content as? any ToolbarContent {
      add(content.body)
    }
  }

  public func text(_ key: LocalizedStringKey) { elements.append(.text(key.text)) }
  @_disfavoredOverload public func text(_ value: Any) { elements.append(.text("\(value)")) }
  public func text(_ text: Text) { elements.append(.text(text.text)) }
  public func text(_ value: String) { elements.append(.text(value)) }
  public func image(_ name: Any) {
    if let name = name as? String { elements.append(.image(name)) }
  }

  @discardableResult
  public func group(_ build: (ViewOutline) -> Void) -> ViewOutline {
    let inner = ViewOutline(build)
    elements.append(.group(inner))
    return inner
  }

  // MARK: Controls

  public func button(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    elements.append(.button(title: title.text, role: role, icon: nil, action: action))
  }
  @_disfavoredOverload
  public func button(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    elements.append(.button(title: String(title), role: role, icon: nil, action: action))
  }
  public func button(
    role: ButtonRole? = nil, action: @escaping () -> Void, _ label: (ViewOutline) -> Void
  ) {
    elements.append(.button(title: "", role: role, icon: ViewOutline(label), action: action))
  }
  public func button(role: ButtonRole? = nil, action: @escaping () -> Void) {
    elements.append(.button(title: "", role: role, icon: nil, action: action))
  }

  public func toggle(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    elements.append(.toggle(title: title.text, isOn))
  }
  @_disfavoredOverload
  public func toggle(_ title: some StringProtocol, isOn: Binding<Bool>) {
    elements.append(.toggle(title: String(title), isOn))
  }
  public func toggle(isOn: Binding<Bool>, _ label: (ViewOutline) -> Void = { _ in }) {
    elements.append(.toggle(title: ViewOutline(label).firstText ?? "", isOn))
  }

  public func field(_ title: LocalizedStringKey, text: Binding<String>) {
    elements.append(.field(placeholder: title.text, text))
  }
  @_disfavoredOverload
  public func field(_ title: some StringProtocol, text: Binding<String>) {
    elements.append(.field(placeholder: String(title), text))
  }
  public func field(text: Binding<String>) {
    elements.append(.field(placeholder: "", text))
  }

  public func link(_ title: LocalizedStringKey, destination: @escaping (ViewOutline) -> Void) {
    elements.append(
      .link(title: title.text, label: nil, destination: { ViewOutline(destination) }))
  }
  @_disfavoredOverload
  public func link(_ title: some StringProtocol, destination: @escaping (ViewOutline) -> Void) {
    elements.append(
      .link(title: String(title), label: nil, destination: { ViewOutline(destination) }))
  }
  public func link(
    destination: @escaping (ViewOutline) -> Void, _ label: (ViewOutline) -> Void = { _ in }
  ) {
    elements.append(
      .link(title: "", label: ViewOutline(label), destination: { ViewOutline(destination) }))
  }
  /// A link whose destination is shown while a binding is true.
  public func link(
    _ title: LocalizedStringKey = "", isActive: Binding<Bool>,
    destination: @escaping (ViewOutline) -> Void, _ label: (ViewOutline) -> Void = { _ in }
  ) {
    let label = ViewOutline(label)
    let name = title.text.isEmpty ? label.firstText ?? "" : title.text
    if !name.isEmpty {
      elements.append(.button(title: name, icon: nil) { isActive.wrappedValue = true })
    }
    _ = shows(.push, isActive, nil, destination)
  }
  @_disfavoredOverload
  public func link(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    destination: @escaping (ViewOutline) -> Void
  ) {
    elements.append(.button(title: String(title), icon: nil) { isActive.wrappedValue = true })
    _ = shows(.push, isActive, nil, destination)
  }
  /// A link whose destination is shown while a binding has the link's value.
  public func link<Value: Hashable>(
    _ title: LocalizedStringKey = "", tag: Value, selection: Binding<Value?>,
    destination: @escaping (ViewOutline) -> Void, _ label: (ViewOutline) -> Void = { _ in }
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    link(title, isActive: isActive, destination: destination, label)
  }

  public func link(_ title: LocalizedStringKey, value: some Hashable) {
    elements.append(.valueLink(title: title.text, label: nil, value: value))
  }
  @_disfavoredOverload
  public func link(_ title: some StringProtocol, value: some Hashable) {
    elements.append(.valueLink(title: String(title), label: nil, value: value))
  }
  public func link(value: some Hashable, _ label: (ViewOutline) -> Void = { _ in }) {
    elements.append(.valueLink(title: "", label: ViewOutline(label), value: value))
  }

  /// Whether the content includes a view of the app's own, whose texts are known only after its body is read.
  var showsOwnViews: Bool {
    elements.contains {
      switch $0 {
      case .view(let view): (view as? ViewOutline)?.showsOwnViews ?? !(view is any PrimitiveView)
      case .group(let outline): outline.showsOwnViews
      default: false
      }
    }
  }

  /// The first text inside, which names a control.
  var firstText: String? {
    for element in elements {
      switch element {
      case .text(let text): return text
      case .group(let outline): if let text = outline.firstText { return text }
      case .view(let view):
        if let primitive = view as? any PrimitiveView {
          let outline = ViewOutline()
          primitive.add(to: outline)
          if let text = outline.firstText { return text }
        }
      default: break
      }
    }
    for case .image(let name) in elements { return name }
    return nil
  }
}

/// The proxies of geometry and scroll readers: a size of zero, and positions to which nothing
/// scrolls.
@dynamicMemberLookup
public struct OutlineProxy {
  public init() {}
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
  public subscript(dynamicMember name: String) -> OutlineProxy { self }
}

public typealias GeometryProxy = OutlineProxy
public typealias ScrollViewProxy = OutlineProxy
