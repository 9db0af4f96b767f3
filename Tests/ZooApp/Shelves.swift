import UIKit

// MARK: Screens that keep several flows and show one

private final class PanelCoordinator {
  let navigation = UINavigationController()
  let kind: Int
  init(_ kind: Int) {
    self.kind = kind
    navigation.viewControllers = [UIViewController()]
  }
}
private final class ShelfController: UIViewController {
  enum Style { case list, table, lazyList, lookup, dropped, forgotten }
  private let style: Style
  private var panels: [PanelCoordinator] = []
  private var table: [Int: PanelCoordinator] = [:]
  private lazy var lazyPanels = (0..<2).map(PanelCoordinator.init)
  private weak var shown: UIViewController?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = buttons()
    if style == .list { panels = (0..<2).map(PanelCoordinator.init) }
  }
  private func buttons() -> [UIBarButtonItem] {
    (0..<2).map { kind in
      UIBarButtonItem(
        primaryAction: UIAction(title: "Panel \(kind)") { [weak self] _ in self?.show(kind) })
    }
  }
  private func panel(_ kind: Int) -> PanelCoordinator {
    switch style {
    case .list: return panels[kind]
    case .lazyList: return lazyPanels[kind]
    case .table:
      let panel = table[kind] ?? PanelCoordinator(kind)
      table[kind] = panel
      return panel
    case .lookup:
      if let panel = panels.first(where: { $0.kind == kind }) { return panel }
    case .dropped: panels.removeAll()
    case .forgotten: break
    }
    let panel = PanelCoordinator(kind)
    panels.append(panel)
    return panel
  }
  private func show(_ kind: Int) {
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    let next = panel(kind).navigation
    next.viewControllers.first?.navigationItem.rightBarButtonItems = buttons()
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
    shown = next
  }
}

/// Screens that keep flows on purpose, and one that forgets them.
extension Shape {
  private static func shelf(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, style: ShelfController.Style
  ) -> Shape {
    Shape(
      name, verdict, keeper, cut: cut,
      script: script
        ?? "open; tap \"Panel 0\"; tap \"Panel 1\"; tap \"Panel 0\"; tap \"Panel 1\"; scene disconnect"
    ) { ShelfController(style) }
  }

  static let shelves: [Shape] = [
    shelf("shelf with a list of panels", .none, style: .list),
    shelf("shelf with a lazy list of panels", .none, style: .lazyList),
    shelf("shelf with a table of panels", .none, style: .table),
    shelf("shelf with a list of panels that were shown", .none, style: .lookup),
    shelf("shelf that drops the last panel", .none, style: .dropped),
    shelf(
      "shelf with a table of panels, one out of sight", .pending,
      script: "open; tap \"Panel 0\"; tap \"Panel 1\"", style: .table),
    shelf(
      "shelf with a list of panels that were shown, one out of sight", .pending,
      script: "open; tap \"Panel 0\"; tap \"Panel 1\"", style: .lookup),
    shelf(
      "shelf that forgets panels", .growing, "panels",
      script: "open; repeat 4 { tap \"Panel 0\"; tap \"Panel 1\" }", style: .forgotten),
  ]
}
