/// A sheet, cover, pushed view, alert, or action sheet that a binding controls.
struct Presentation {
  enum Style { case sheet, cover, push, alert, actionSheet, confirmation }
  var style: Style
  /// The presented content, if any.
  var content: () -> ViewOutline?
  /// The action of swiping the sheet down.
  var close: () -> Void
  /// The environment of the presenting view.
  var environment = EnvironmentValues()

  func inheriting(_ environment: EnvironmentValues) -> Self {
    var presentation = self
    presentation.environment = environment
    return presentation
  }
}

extension View {
  /// The view as an outline, or the view itself if it is one.
  var outlined: ViewOutline {
    (self as? ViewOutline) ?? ViewOutline { $0.add(self) }
  }

  // MARK: Events

  @discardableResult public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> ViewOutline
  {
    outlined.on(.tap(action))
  }
  @discardableResult public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ViewOutline { outlined.on(.tap(action)) }
  @discardableResult public func onAppear(perform action: (() -> Void)? = nil) -> ViewOutline {
    outlined.on(.appear(action ?? {}))
  }
  @discardableResult public func onDisappear(perform action: (() -> Void)? = nil) -> ViewOutline {
    outlined.on(.disappear(action ?? {}))
  }
  @discardableResult public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> ViewOutline { outlined.on(.task(action)) }
  @discardableResult public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> ViewOutline { outlined.on(.task(action)) }
  @discardableResult public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ViewOutline { onChange(of: value) { _, new in action(new) } }
  @discardableResult public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ViewOutline { onChange(of: value, initial: initial) { _, _ in action() } }
  @discardableResult public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ViewOutline {
    let outline = outlined
    outline.changes.append(
      .init(value: value, isEqual: { ($0 as? Value) == value }) { old in
        if let old = old as? Value { action(old, value) } else if initial { action(value, value) }
      })
    return outline
  }
  @discardableResult public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> ViewOutline where P.Failure == Never {
    outlined.on(.publisher { publisher.sink { action($0) } })
  }
  @discardableResult public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping () -> Void
  ) -> ViewOutline { onSubmit(action) }
  @discardableResult public func onSubmit(_ action: @escaping () -> Void) -> ViewOutline {
    outlined.on(.submit(action))
  }
  @discardableResult public func refreshable(action: @escaping @MainActor () async -> Void)
    -> ViewOutline
  {
    outlined.on(.refresh(action))
  }
  @discardableResult public func onOpenURL(perform action: @escaping (URL) -> Void) -> ViewOutline {
    outlined.on(.url(action))
  }

  // MARK: Environment

  @discardableResult public func environmentObject<T: ObservableObject>(_ object: T) -> ViewOutline
  {
    let outline = outlined
    outline.environment.append { $0.objects[ObjectIdentifier(T.self)] = object }
    return outline
  }
  @discardableResult public func environment<T: AnyObject>(_ object: T?) -> ViewOutline {
    let outline = outlined
    outline.environment.append { $0.objects[ObjectIdentifier(T.self)] = object }
    return outline
  }
  @discardableResult public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ViewOutline {
    let outline = outlined
    outline.environment.append { $0[keyPath: path] = value }
    return outline
  }
  @discardableResult public func modifier<M: ViewModifier>(_ modifier: M) -> ViewOutline {
    let inner = ViewOutline()
    let outline = outlined
    outline.swapContents(with: inner)
    outline.elements = [.view(Modified(content: inner, modifier: modifier))]
    return outline
  }

  // MARK: Titles

  @discardableResult public func navigationTitle(_ title: LocalizedStringKey) -> ViewOutline {
    let outline = outlined
    outline.title = title.text
    return outline
  }
  @_disfavoredOverload @discardableResult
  public func navigationTitle(_ title: some StringProtocol) -> ViewOutline {
    let outline = outlined
    outline.title = String(title)
    return outline
  }
  @discardableResult public func navigationTitle(_ title: Text) -> ViewOutline {
    navigationTitle(title.text)
  }
  @discardableResult public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ViewOutline { navigationTitle(title) }
  @_disfavoredOverload @discardableResult
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ViewOutline { navigationTitle(title) }
  @discardableResult public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ViewOutline { navigationTitle(title) }
  @discardableResult public func id(_ id: some Hashable) -> ViewOutline { outlined }
  @discardableResult public func tag(_ tag: some Hashable) -> ViewOutline {
    let outline = outlined
    outline.tag = AnyHashable(tag)
    return outline
  }
  @discardableResult public func hidden() -> ViewOutline {
    let outline = outlined
    outline.elements = []
    return outline
  }
  @discardableResult public func navigationBarBackButtonHidden(_ isHidden: Bool = true)
    -> ViewOutline
  { outlined }

  // MARK: Presentations

  @discardableResult public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping (ViewOutline) -> Void
  ) -> ViewOutline { outlined.shows(.sheet, isPresented, onDismiss, content) }
  @discardableResult public func sheet<Item>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline { outlined.shows(.sheet, item, onDismiss, content) }
  @discardableResult public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping (ViewOutline) -> Void
  ) -> ViewOutline { outlined.shows(.cover, isPresented, onDismiss, content) }
  @discardableResult public func fullScreenCover<Item>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline { outlined.shows(.cover, item, onDismiss, content) }
  @discardableResult public func popover(
    isPresented: Binding<Bool>, content: @escaping (ViewOutline) -> Void
  ) -> ViewOutline { outlined.shows(.sheet, isPresented, nil, content) }
  @discardableResult public func navigationDestination(
    isPresented: Binding<Bool>, destination: @escaping (ViewOutline) -> Void
  ) -> ViewOutline { outlined.shows(.push, isPresented, nil, destination) }
  @discardableResult public func navigationDestination<Item>(
    item: Binding<Item?>, destination: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline { outlined.shows(.push, item, nil, destination) }
  @discardableResult public func navigationDestination<Value>(
    for type: Value.Type, destination: @escaping (ViewOutline, Value) -> Void
  ) -> ViewOutline {
    let outline = outlined
    outline.destinations[ObjectIdentifier(type)] = { value in
      (value as? Value).map { value in ViewOutline { destination($0, value) } }
    }
    return outline
  }

  @discardableResult public func toolbar(content: (ViewOutline) -> Void) -> ViewOutline {
    outlined.also(content)
  }
  @discardableResult public func navigationBarItems(
    leading: ViewOutline? = nil, trailing: ViewOutline? = nil
  ) -> ViewOutline {
    let outline = outlined
    outline.elements += [leading, trailing].compactMap { $0 }.map { .group($0) }
    return outline
  }
  @discardableResult public func overlay(content: (ViewOutline) -> Void) -> ViewOutline {
    outlined.also(content)
  }
  @discardableResult public func overlay(_ above: ViewOutline) -> ViewOutline {
    let outline = outlined
    outline.elements.append(.group(above))
    return outline
  }
  @discardableResult public func background(content: (ViewOutline) -> Void) -> ViewOutline {
    outlined.also(content)
  }
  @discardableResult public func background(_ below: ViewOutline) -> ViewOutline {
    let outline = outlined
    outline.elements.append(.group(below))
    return outline
  }
  @discardableResult public func safeAreaInset(content: (ViewOutline) -> Void) -> ViewOutline {
    outlined.also(content)
  }
  @discardableResult public func contextMenu(menuItems: (ViewOutline) -> Void) -> ViewOutline {
    let outline = outlined
    outline.contextMenu = ViewOutline(menuItems)
    return outline
  }
  @discardableResult public func swipeActions(content: (ViewOutline) -> Void) -> ViewOutline {
    outlined.also(content)
  }
  @discardableResult public func tabItem(_ label: (ViewOutline) -> Void) -> ViewOutline {
    let outline = outlined
    outline.tab = ViewOutline(label)
    return outline
  }
}

extension ViewOutline {
  func on(_ event: Event) -> ViewOutline {
    events.append(event)
    return self
  }

  func swapContents(with other: ViewOutline) {
    other.elements = elements
    other.events = events
    other.environment = environment
    other.title = title
    other.message = message
    other.presentations = presentations
    other.changes = changes
    other.destinations = destinations
    (elements, events, environment, title, message) = ([], [], [], nil, nil)
    other.contextMenu = contextMenu
    (presentations, changes, destinations, contextMenu) = ([], [], [:], nil)
  }

  func shows(
    _ style: Presentation.Style, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)? = nil, _ content: @escaping (ViewOutline) -> Void
  ) -> ViewOutline {
    presentations.append(
      Presentation(style: style) {
        isPresented.wrappedValue ? ViewOutline(content) : nil
      } close: {
        isPresented.wrappedValue = false
        onDismiss?()
      })
    return self
  }

  func shows<Item>(
    _ style: Presentation.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)? = nil,
    _ content: @escaping (ViewOutline, Item) -> Void
  ) -> ViewOutline {
    presentations.append(
      Presentation(style: style) {
        item.wrappedValue.map { item in ViewOutline { content($0, item) } }
      } close: {
        item.wrappedValue = nil
        onDismiss?()
      })
    return self
  }

  func also(_ build: (ViewOutline) -> Void) -> ViewOutline {
    elements.append(.group(ViewOutline(build)))
    return self
  }
}

/// A value that a view observes.
struct WatchedValue {
  var value: Any
  var isEqual: (Any) -> Bool
  /// Called with the previous value, which is nil at first.
  var changed: (Any?) -> Void
}

/// An outline with a custom modifier.
struct Modified<M: ViewModifier>: View, WrappingView {
  let content: ViewOutline
  let modifier: M
  var body: M.Body { modifier.body(content: content) }
}
