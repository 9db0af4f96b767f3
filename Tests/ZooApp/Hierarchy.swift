import UIKit

private final class Overlay: UIView {
  var tapped: (() -> Void)?
}

private final class Toolbar: NSObject, UINavigationControllerDelegate {
  static let shared = Toolbar()
  var screens: [UIViewController] = []
}

private final class Listing: UIViewController {
  var registration: Any?
  var layout: UICollectionViewLayout?

  override func viewDidLoad() {
    super.viewDidLoad()
    registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
      self.title = "row"
    }
  }
}

private final class Compositional: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      self.title = "section"
      return nil
    }
    view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
  }
}

private final class Themed: UIViewController {
  var isWeak = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if isWeak {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Themed, _) in
        screen.title = "dark"
      }
    } else {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Themed, _) in
        self.title = "dark"
      }
    }
  }
}

/// Screens retained by objects that stay in the hierarchy, and references that only seem to retain
/// them.
extension Shape {
  static let hierarchy: [Shape] = [
    loaded(
      "variable of the coordinator", .abandoned, "current", cut: "current ← remove this: frees all"
    ) {
      delegate?.coordinator?.current = $0
    },
    loaded(
      "closure of the coordinator", .abandoned, "finished",
      cut: "finished → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      delegate?.coordinator?.finished = { screen.act() }
    },
    loaded("closure of the coordinator, weakly", .none) { screen in
      delegate?.coordinator?.finished = { [weak screen] in screen?.act() }
    },
    loaded("weak variable of the coordinator", .none) {
      delegate?.coordinator?.latest = $0
    },
    loaded(
      "variable of the scene delegate", .abandoned, "the scene delegate",
      cut: "last ← remove this: frees all"
    ) {
      delegate?.last = $0
    },
    loaded(
      "screen below", .abandoned, "MenuViewController",
      cut: "opened[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      (screen.navigationController?.viewControllers.first as? MenuViewController)?.opened.append {
        screen.act()
      }
    },
    loaded(
      "view of the window", .abandoned, "Overlay",
      cut: "tapped → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let overlay = Overlay()
      overlay.tapped = { screen.act() }
      delegate?.window?.addSubview(overlay)
    },
    loaded(
      "view of the navigation controller", .abandoned, "Overlay",
      cut: "tapped → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let overlay = Overlay()
      overlay.tapped = { screen.act() }
      screen.navigationController?.view.addSubview(overlay)
    },
    loaded(
      "bar button of the screen below", .abandoned, "UIAction",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.navigationController?.viewControllers.first?.navigationItem.rightBarButtonItem =
        UIBarButtonItem(
          title: "a", image: nil, primaryAction: UIAction { _ in screen.act() }, menu: nil)
    },
    loaded(
      "delegate of the navigation controller", .abandoned, "static Toolbar.shared",
      cut: "screens[0] ← remove this: frees all"
    ) { screen in
      Toolbar.shared.screens.append(screen)
      screen.navigationController?.delegate = Toolbar.shared
    },
    loaded("window's other root", .abandoned, "other", cut: "object ← remove this: frees all") {
      screen in
      let window = UIWindow()
      let other = Screen()
      other.object = screen
      window.rootViewController = other
      delegate?.other = window
    },
    loaded("sheet that the coordinator owns", .none) { screen in
      guard let owned = delegate?.coordinator?.reused else { return }
      DispatchQueue.main.async {
        screen.present(owned, animated: true) { owned.dismiss(animated: true) }
      }
    },
    loaded("sheet whose closure knows its presenter", .none) { screen in
      let sheet = Screen()
      sheet.action = { screen.act() }
      DispatchQueue.main.async {
        screen.present(sheet, animated: true) { sheet.dismiss(animated: true) }
      }
    },
    loaded("sheet that its presenter keeps", .leaked, "action") { screen in
      let sheet = Screen()
      sheet.action = { screen.act() }
      screen.object = sheet
      DispatchQueue.main.async {
        screen.present(sheet, animated: true) { sheet.dismiss(animated: true) }
      }
    },
    loaded("own navigation controller", .none) { $0.object = $0.navigationController },
    loaded("own view", .none) { $0.object = $0.view },
    loaded("own window", .none) { $0.object = $0.view.window },
    loaded("constraints", .none) { screen in
      let label = UILabel()
      screen.view.addSubview(label)
      let constraints = [
        label.topAnchor.constraint(equalTo: screen.view.topAnchor),
        label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      screen.any = constraints
    },
    loaded("target of a bar button", .none) { screen in
      let button = UIBarButtonItem(
        title: "a", style: .plain, target: screen, action: Selector("act", Screen.act))
      screen.navigationItem.rightBarButtonItem = button
      screen.object = button
    },
    loaded("target of a control", .none) { screen in
      let button = UIButton()
      button.addTarget(screen, action: Selector("act", Screen.act), for: .touchUpInside)
      screen.view.addSubview(button)
      screen.object = button
    },
    loaded("children that know their parent weakly", .none) { screen in
      let child = Screen()
      child.action = { [weak parent = screen] in parent?.act() }
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
      screen.object = child
    },
    loaded("endless animation", .none) { screen in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        screen.view.alpha = 0
      }
    },
    loaded(
      "deferred menu", .leaked, "UIDeferredMenuElement",
      cut: "provider → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "a", image: nil, primaryAction: nil,
        menu: UIMenu(children: [
          UIDeferredMenuElement { done in
            screen.act()
            done([])
          }
        ]))
    },
    Shape(
      "cell registration", .leaked, "registration",
      cut: "registration.handler → closure capture of type Listing ← make this weak: frees all"
    ) { Listing() },
    Shape(
      "layout's sections", .leaked, "UICollectionViewCompositionalLayout",
      cut: "sectionProvider → closure capture of type Compositional ← make this weak: frees all"
    ) { Compositional() },
    Shape(
      "trait changes", .leaked, "closure capture",
      cut: "handler → closure capture of type Themed ← make this weak: frees all"
    ) { Themed() },
    Shape("trait changes of the screen handed over", .none) {
      let screen = Themed()
      screen.isWeak = true
      return screen
    },
    loaded(
      "split view's column", .leaked, "action",
      cut: "action → closure capture of type UISplitViewController ← make this weak: frees all"
    ) { screen in
      let column = Screen()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(column, for: .primary)
      column.action = { split.title = "a" }
      _ = screen
    },
    loaded(
      "pages that know their container", .leaked, "Screen",
      cut: "object ← make this weak: frees all"
    ) { screen in
      let page = Screen()
      page.object = screen
      screen.addChild(page)
      screen.view.addSubview(page.view)
      page.didMove(toParent: screen)
    },
  ]
}
