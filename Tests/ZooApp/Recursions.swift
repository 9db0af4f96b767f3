import UIKit

// MARK: Closures that call themselves, and factories

private final class RetryController: UIViewController {
  enum Style { case variable, cleared, local, chain, weakly }
  private let style: Style
  private var attempts = 0
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .variable:
      var retry: (() -> Void)?
      retry = {
        self.attempts += 1
        if self.attempts < 3 { retry?() }
      }
      retry?()
    case .cleared:
      var retry: (() -> Void)?
      retry = {
        self.attempts += 1
        if self.attempts < 3 { retry?() } else { retry = nil }
      }
      retry?()
    case .local:
      func retry() {
        attempts += 1
        if attempts < 3 { DispatchQueue.main.async { retry() } }
      }
      retry()
    case .chain:
      var steps: [() -> Void] = []
      steps.append { self.attempts += steps.count }
      steps.append { steps[0]() }
      steps[1]()
    case .weakly:
      var retry: (() -> Void)?
      retry = { [weak self] in
        guard let self else { return }
        attempts += 1
        if attempts < 3 { retry?() }
      }
      retry?()
    }
  }
}

private class FlowNode {
  let parent: FlowNode?
  weak var weakParent: FlowNode?
  init(parent: FlowNode?, weakParent: FlowNode? = nil) {
    self.parent = parent
    self.weakParent = weakParent
  }
}
private final class SettingsNode: FlowNode {
  lazy var details = FlowNode(parent: self)
  lazy var weakDetails = FlowNode(parent: nil, weakParent: self)
  lazy var makeDetails: () -> FlowNode = { FlowNode(parent: self) }
}
private final class NodeController: UIViewController {
  enum Style { case strong, weak, factory, unused }
  private let node = SettingsNode(parent: nil)
  private let style: Style
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .strong: _ = node.details
    case .weak: _ = node.weakDetails
    case .factory: _ = node.makeDetails()
    case .unused: break
    }
  }
}

private struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}
private final class ToggleController: UIViewController {
  var isOn: Binding<Bool>?
}
private final class OptionsController: UIViewController {
  enum Style { case strong, weak, copied }
  private let style: Style
  private var isOn = false
  private let toggle = ToggleController()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(toggle)
    view.addSubview(toggle.view)
    toggle.didMove(toParent: self)
    switch style {
    case .strong: toggle.isOn = Binding(get: { self.isOn }, set: { self.isOn = $0 })
    case .weak:
      toggle.isOn = Binding(
        get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.isOn = $0 })
    case .copied:
      let isOn = isOn
      toggle.isOn = Binding(get: { isOn }, set: { _ in })
    }
  }
}

private indirect enum Middleware {
  case end
  case step((Int) -> Int, Middleware)
  case branch([String: Middleware])
}
private final class PipelineController: UIViewController {
  private var pipeline = Middleware.end
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let last: Middleware =
      strongly
      ? .step({ $0 + self.children.count }, .end)
      : .step({ [weak self] in $0 + (self?.children.count ?? 0) }, .end)
    pipeline = .step({ $0 + 1 }, .branch(["a": last]))
  }
}

private final class ModuleContainer {
  var makeDetail: ((Int) -> UIViewController)?
  var onClose: [(UIViewController) -> Void] = []
  weak var root: UIViewController?
}
private final class ModuleController: UIViewController {
  enum Style { case strong, weak, closes }
  private let container = ModuleContainer()
  init(_ style: Style) {
    super.init(nibName: nil, bundle: nil)
    container.root = self
    switch style {
    case .strong:
      container.makeDetail = { number in
        let detail = UIViewController()
        detail.title = "\(number) of \(self.title ?? "")"
        return detail
      }
    case .weak:
      container.makeDetail = { [unowned self] number in
        let detail = UIViewController()
        detail.title = "\(number) of \(title ?? "")"
        return detail
      }
    case .closes:
      container.onClose.append { [container] closed in
        if closed === container.root { container.makeDetail = nil }
      }
    }
  }
  required init?(coder: NSCoder) { nil }
}

private final class NewsController: UIViewController {
  enum Style { case stored, name }
  private let style: Style
  private var last: Notification?
  private var token: (any NSObjectProtocol)?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = Notification.Name("news")
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] news in MainActor.assumeIsolated { self?.last = news }
    }
    NotificationCenter.default.post(
      name: name, object: style == .stored ? self : nil,
      userInfo: style == .stored ? ["open": { self.title = "news" }] : ["count": 1])
  }
  deinit { token.map(NotificationCenter.default.removeObserver) }
}

/// Screens that closures, factories and bindings of their own retain.
extension Shape {
  static let recursions: [Shape] = [
    Shape("retry that calls itself through a variable", .leaked, "RetryController") {
      RetryController(.variable)
    },
    Shape("retry that calls itself and clears the variable", .none) { RetryController(.cleared) },
    Shape("retry that is a local function", .none) { RetryController(.local) },
    Shape("retry that is a list of closures", .leaked, "RetryController") {
      RetryController(.chain)
    },
    Shape("retry that captures only itself", .none) { RetryController(.weakly) },
    Shape(
      "lazy child that knows its parent strongly", .leaked, "parent",
      cut: "parent ← make this weak: frees all"
    ) { NodeController(.strong) },
    Shape("lazy child that knows its parent weakly", .none) { NodeController(.weak) },
    Shape(
      "lazy factory of children that captures the parent", .leaked, "makeDetails",
      cut: "makeDetails → closure capture of type SettingsNode ← make this weak: frees it"
    ) { NodeController(.factory) },
    Shape("lazy factory of children that wasn't called", .none) { NodeController(.unused) },
    Shape(
      "options that a child's binding captures", .leaked, "isOn",
      cut: "isOn.get → closure capture of type OptionsController ← make both of these weak: "
        + "frees all; and ToggleController#1 isOn.set → closure capture of type OptionsController"
    ) { OptionsController(.strong) },
    Shape("options that a child's binding captures weakly", .none) { OptionsController(.weak) },
    Shape("options whose child's binding is constant", .none) { OptionsController(.copied) },
    Shape("pipeline whose last step captures its screen", .leaked, "pipeline") {
      PipelineController(strongly: true)
    },
    Shape("pipeline whose last step captures its screen weakly", .none) {
      PipelineController(strongly: false)
    },
    Shape(
      "module whose factory captures its screen", .leaked, "makeDetail",
      cut: "makeDetail → closure capture of type ModuleController ← make this weak: frees all"
    ) { ModuleController(.strong) },
    Shape("module whose factory captures its screen weakly", .none) { ModuleController(.weak) },
    Shape(
      "module whose end captures its container", .leaked, "onClose",
      cut: "onClose[0] → closure capture of type ModuleContainer ← make this weak: frees it"
    ) { ModuleController(.closes) },
    Shape("news that keeps its last notification", .leaked, "last") { NewsController(.stored) },
    Shape("news that keeps a notification with a number", .none) { NewsController(.name) },
  ]
}
