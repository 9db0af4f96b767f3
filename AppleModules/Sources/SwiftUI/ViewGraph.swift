/// A hosting controller's or cell's state for the view that it shows.
@MainActor final class ViewGraph {
  weak var owner: UIViewController? {
    didSet {
      containers.owner = owner
      presenter.owner = owner
    }
  }
  /// The view that contains the controls; the owner's view if nil.
  weak var container: UIView?
  var read: () -> (any View)? = { nil }

  /// The property wrappers of each view, by its position.
  private var properties: [String: [any GraphProperty]] = [:]
  private var watched: [String: Any] = [:]
  private var subscriptions: [AnyCancellable] = []
  private var publishers: [AnyCancellable] = []
  private var tasks: [Task<Void, Never>] = []
  private var disappearances: [() -> Void] = []
  private var appearances: [() -> Void] = []
  private var asyncTasks: [@MainActor () async -> Void] = []
  private var representables: [String: (adapter: any HostedRepresentable, shown: AnyObject)] = [:]
  private var isScheduled = false
  private let changeCycles = ChangeCycles()
  private var isShown = false
  private var destinations: [ObjectIdentifier: (Any) -> ViewOutline?] = [:]
  /// The environment that the view inherits from the one that shows its screen.
  private var inherited = EnvironmentValues()
  private let containers = GraphContainers()
  private let presenter = GraphPresenter()
  private var editMode = State(wrappedValue: EditMode.inactive)
  /// The context menus, which UIKit's interactions don't retain.
  private var menus: [OutlineMenu] = []
  /// Called when the screen has left its container.
  var left: (() -> Void)?

  /// The result of reading the body once.
  struct Reading {
    var controls: [UIView] = []
    var properties: [String: [any GraphProperty]] = [:]
    var watched: [String: Any] = [:]
    var observed: [ObjectIdentifier: any ObservableObject] = [:]
    var changes: [(path: String, action: () -> Void)] = []
    var presentations: [Presentation] = []
    var representables: Set<String> = []
    var containers: [(path: String, show: (GraphContainers) -> Void)] = []
    var events: [ViewOutline.Event] = []
    var children: [UIViewController] = []
    var menus: [OutlineMenu] = []
  }

  /// Reads the body again at the end of the run loop turn.
  func invalidate() {
    changeCycles.willReadAgain()
    guard !isScheduled, shown != nil else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.update()
      }
    }
  }

  private var shown: UIView? { container ?? owner?.viewIfLoaded }

  func update() {
    guard let shown, let view = read() else { return }
    var reading = Reading()
    var environment = inherited
    environment.controller = owner
    environment.screenEditMode = editMode.projectedValue
    editMode.onChange { [weak self] in self?.invalidate() }
    for menu in menus { menu.remove() }
    withObservationTracking {
      visit(view, "0", environment, &reading)
    } onChange: { [weak self] in
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.changeCycles.willReadAgain() }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.invalidate() } }
    }
    properties = reading.properties
    watched = reading.watched
    for list in properties.values {
      for property in list { property.onChange { [weak self] in self?.invalidate() } }
    }
    subscriptions = reading.observed.values.map { observe($0) }
    for subview in shown.subviews where subview.tag == Self.mark {
      subview.removeFromSuperview()
    }
    for control in reading.controls {
      control.tag = Self.mark
      HeadlessDevice.showsData(control)
      shown.addSubview(control)
    }
    menus = reading.menus
    removeRepresentables(except: reading.representables)
    containers.show(reading.containers)
    collect(reading.events)
    if isShown { begin() }
    changeCycles.call(reading.changes)
    presenter.present(reading.presentations)
  }

  /// Shows another outline from now on.
  func show(_ outline: ViewOutline, in environment: EnvironmentValues) {
    inherited = environment
    read = { outline }
    if shown != nil { update() }
  }

  /// The view that the outline shows for a value of a navigation stack; nil if it has none for the value's type.
  func destination(of value: AnyHashable) -> ViewOutline? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }

  /// Marks the views that represent an outline's controls.
  private static let mark = 0x5117

  private func observe<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in self?.invalidate() }
  }

  // MARK: Reading

  private func visit(
    _ view: any View, _ path: String, _ environment: EnvironmentValues, _ reading: inout Reading
  ) {
    if let outline = view as? ViewOutline {
      return visit(outline, path, environment, &reading)
    }
    bind(view, path, environment, &reading)
    if let representable = Representables.adapter(of: view) {
      show(representable, path, &reading)
    } else if let primitive = view as? any PrimitiveView {
      let outline = ViewOutline()
      primitive.add(to: outline)
      visit(outline, path, environment, &reading)
    } else {
      visit(Self.body(of: view), path + ".b", environment, &reading)
    }
  }

  private static func body<V: View>(of view: V) -> any View { view.body }

  private func bind(
    _ view: any View, _ path: String, _ environment: EnvironmentValues, _ reading: inout Reading
  ) {
    let found =
      (view as? any GraphOwner)?.properties
      ?? Mirror(reflecting: view).children.compactMap { $0.value as? any GraphProperty }
    guard !found.isEmpty else { return }
    let key = path + " \(type(of: view))"
    let previous = properties[key] ?? []
    for (index, property) in found.enumerated() {
      if index < previous.count { property.adopt(previous[index]) }
      property.bind(environment)
      for object in property.observed { reading.observed[ObjectIdentifier(object)] = object }
    }
    reading.properties[key] = found
  }

  func visit(
    _ outline: ViewOutline, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) {
    var environment = environment
    for change in outline.environment { change(&environment) }
    if let title = outline.title, let owner, container == nil, owner.navigationItem.title == nil {
      owner.navigationItem.title = title
    }
    destinations.merge(outline.destinations) { $1 }
    for (number, change) in outline.changes.enumerated() {
      let key = path + "~\(number)"
      let old = watched[key]
      reading.watched[key] = change.value
      if old.map({ !change.isEqual($0) }) ?? true {
        reading.changes.append((key, { change.changed(old) }))
      }
    }
    let taps = outline.events.compactMap { event -> (() -> Void)? in
      if case .tap(let action) = event { action } else { nil }
    }
    reading.events += outline.events
    reading.presentations += outline.presentations.map { $0.inheriting(environment) }
    let first = reading.controls.count
    for (number, element) in outline.elements.enumerated() {
      visit(element, "\(path)/\(number)", environment, &reading)
    }
    if let delete = outline.deletion { reading.controls.append(button("Delete", delete)) }
    if let tap = taps.first {
      // Named after its first text, whichever view shows it.
      let title = reading.controls[first...].lazy.compactMap { ($0 as? UILabel)?.text }.first
      reading.controls.insert(button(title ?? outline.firstText ?? "", tap), at: first)
    }
    if let items = outline.contextMenu {
      let menu = OutlineMenu(menu("", items, path + "/m", environment, &reading))
      reading.menus.append(menu)
      menu.add(to: first < reading.controls.count ? reading.controls[first] : nil, &reading)
    }
  }

  func visit(
    _ element: ViewOutline.Element, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) {
    switch element {
    case .text(let text):
      let label = UILabel()
      label.text = text
      reading.controls.append(label)
    case .image(let name):
      let view = UIImageView()
      view.accessibilityLabel = name
      reading.controls.append(view)
    case .button(let title, _, let icon, let action):
      let title = named(title, icon, path, environment, &reading)
      reading.controls.append(button(title, action))
    case .toggle(let title, let binding):
      let toggle = UISwitch()
      toggle.isOn = binding.wrappedValue
      toggle.accessibilityLabel = title
      toggle.addAction(
        UIAction { [weak toggle] _ in binding.wrappedValue = toggle?.isOn ?? false },
        for: .valueChanged)
      reading.controls.append(toggle)
    case .field(let placeholder, let binding):
      let field = UITextField()
      field.placeholder = placeholder
      field.text = binding.wrappedValue
      field.addAction(
        UIAction { [weak field] _ in binding.wrappedValue = field?.text ?? "" },
        for: .editingChanged)
      reading.controls.append(field)
    case .control(let make): reading.controls.append(make())
    case .picker(let title, let selection, let content):
      reading.controls.append(
        picker(title, selection, content, path, environment, &reading))
    case .menu(let label, let content, let primary):
      reading.controls.append(menuButton(label, content, primary, path, environment, &reading))
    case .link(let title, let label, let destination):
      let title = named(title, label, path, environment, &reading)
      reading.controls.append(
        button(title) { [weak self] in
          self?.presenter.push(destination(), in: environment)
        })
    case .valueLink(let title, let label, let value):
      let title = named(title, label, path, environment, &reading)
      reading.controls.append(
        button(title) { [weak self] in
          self?.push(value, in: environment)
        })
    case .stack(let values, let content):
      guard owner != nil, container == nil else {
        return visit(content, path, environment, &reading)
      }
      reading.containers.append(
        (
          path,
          { containers in
            containers.host(at: path) { NavigationStackHost() }.show(
              content, values, in: environment)
          }
        ))
    case .tabs(let selection, let content):
      let views = content.tabViews
      guard owner != nil, container == nil, !views.isEmpty else {
        return visit(content, path, environment, &reading)
      }
      reading.containers.append(
        (
          path,
          { containers in
            containers.host(at: path) { TabHost() }.show(views, selection, in: environment)
          }
        ))
    case .view(let view): visit(view, path, environment, &reading)
    case .group(let outline): visit(outline, path, environment, &reading)
    }
  }

  /// A control's title, or what its label shows.
  private func named(
    _ title: String, _ label: ViewOutline?, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) -> String {
    guard title.isEmpty, let label else { return title }
    return name(of: label, path + "/l", environment, &reading) ?? ""
  }

  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Shows the destination of a link's value.
  private func push(_ value: AnyHashable, in environment: EnvironmentValues) {
    if let stack = owner?.navigationController?.delegate as? NavigationStackHost {
      stack.append(value)
    } else if let outline = destination(of: value) {
      presenter.push(outline, in: environment)
    }
  }

  // MARK: Representables

  private func show(
    _ representable: any HostedRepresentable, _ path: String, _ reading: inout Reading
  ) {
    let known = representables[path]?.shown
    let shown = representable.shown(known)
    representables[path] = (representable, shown)
    reading.representables.insert(path)
    if let view = representable.view(of: shown) { reading.controls.append(view) }
    if known == nil, let child = representable.controller(of: shown) {
      containers.add(child)
    }
  }

  private func removeRepresentables(except present: Set<String>) {
    for (path, (representable, shown)) in representables where !present.contains(path) {
      representables[path] = nil
      representable.dismantle(shown)
      if let child = representable.controller(of: shown) { containers.remove(child) }
    }
  }

  // MARK: Appearing

  private func collect(_ events: [ViewOutline.Event]) {
    appearances = []
    asyncTasks = []
    disappearances = []
    var pending: [() -> AnyCancellable] = []
    for event in events {
      switch event {
      case .appear(let call): appearances.append(call)
      case .disappear(let call): disappearances.append(call)
      case .task(let call): asyncTasks.append(call)
      case .publisher(let connect): pending.append(connect)
      case .tap, .submit, .refresh, .url: break
      }
    }
    // A publisher that sends immediately would never end, because its change reads the body again.
    if publishers.count != pending.count { publishers = pending.map { $0() } }
  }

  /// The views that have appeared; later readings make only new views appear.
  private var appeared = 0
  private var begun = 0

  func appear() {
    isShown = true
    appeared = 0
    begun = 0
    begin()
  }

  private func begin() {
    let fresh = appearances.dropFirst(appeared)
    appeared = max(appeared, appearances.count)
    for call in fresh { call() }
    let new = asyncTasks.dropFirst(begun)
    begun = max(begun, asyncTasks.count)
    for call in new { tasks.append(Task { @MainActor in await call() }) }
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    for call in disappearances { call() }
    for task in tasks { task.cancel() }
    tasks = []
  }
}
