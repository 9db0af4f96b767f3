import UIKit

// MARK: Views

private final class ClosureTap: UITapGestureRecognizer {
  private let body: (ClosureTap) -> Void
  init(_ body: @escaping (ClosureTap) -> Void) {
    self.body = body
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("fire", ClosureTap.fire))
  }
  func fire() { body(self) }
}
private class RatingView: UIView {
  var onChange: ((Int) -> Void)?
  var stars: [UIButton] = []
  func build(_ count: Int) {
    stars = (0..<count).map { index in
      UIButton(primaryAction: UIAction(title: "star \(index)") { _ in self.onChange?(index) })
    }
    stars.forEach(addSubview)
  }
  func buildWeakly(_ count: Int) {
    stars = (0..<count).map { index in
      UIButton(
        primaryAction: UIAction(title: "star \(index)") { [weak self] _ in self?.onChange?(index) })
    }
    stars.forEach(addSubview)
  }
}
private protocol CardViewDelegate: AnyObject { func tapped(_ card: CardView) }
private final class CardView: UIView {
  var delegate: (any CardViewDelegate)?
  weak var weakDelegate: (any CardViewDelegate)?
  var model: CardModel?
}
private final class CardModel {
  var update: ((CardModel) -> Void)?
  var view: CardView?
}
/// A view that builds its subviews by closures.
private final class ConfiguredLabel: UILabel {
  var configure: ((ConfiguredLabel) -> Void)?
  init(_ configure: @escaping (ConfiguredLabel) -> Void) {
    self.configure = configure
    super.init(frame: .zero)
    configure(self)
  }
  required init?(coder: NSCoder) { nil }
}
private final class PulsingView: UIView {
  var isPulsing = true
  func pulse() {
    UIView.animate(withDuration: 0.5) {
      self.alpha = 0.5
    } completion: { _ in
      self.alpha = 1
      if self.isPulsing { self.pulse() }
    }
  }
  func pulseWeakly() {
    UIView.animate(withDuration: 0.5) { [weak self] in
      self?.alpha = 0.5
    } completion: { [weak self] _ in
      self?.pulseWeakly()
    }
  }
}

// MARK: Controllers' helpers

private final class ResultsUpdater: NSObject, UISearchResultsUpdating {
  var owner: UIViewController?
  var changed: ((String) -> Void)?
  func updateSearchResults(for searchController: UISearchController) {
    changed?(searchController.searchBar.text ?? "")
  }
}
private final class PhotoSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let screen: WidgetScreen
  init(_ screen: WidgetScreen) { self.screen = screen }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
private final class WeakPhotoSource: NSObject, UICollectionViewDataSource {
  private weak var screen: WidgetScreen?
  init(_ screen: WidgetScreen) { self.screen = screen }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  var preview: (() -> UIViewController)?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview, actionProvider: { _ in nil })
  }
}
private final class KeyboardToolbar: UIToolbar {
  var done: (() -> Void)?
  func build() {
    items = [
      UIBarButtonItem(primaryAction: UIAction(title: "Done") { [weak self] _ in self?.done?() })
    ]
  }
}
/// A container that forgets a step of UIKit's protocol.
private final class SwitchingController: UIViewController {
  private(set) var pages: [UIViewController] = []
  private var shown: UIViewController?
  var forgets = false
  func show(_ page: UIViewController) {
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
      if !forgets { pages.removeAll { $0 === shown } }
    }
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    pages.append(page)
    shown = page
  }
}
private final class WidgetScreen: UIViewController {
  let rating = RatingView()
  let card = CardView()
  let model = CardModel()
  let pulsing = PulsingView()
  var helper: AnyObject?
  var source: AnyObject?
  var alert: UIAlertController?
  var animator: UIViewPropertyAnimator?
  var searchController: UISearchController?
  lazy var closeItem = UIBarButtonItem(
    systemItem: .close, primaryAction: UIAction { _ in self.close() })
  lazy var doneItem = UIBarButtonItem(
    systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
  lazy var labels: [ConfiguredLabel] = ["a", "b"].map { text in
    ConfiguredLabel { $0.text = self.title ?? text }
  }
  lazy var plainLabels: [ConfiguredLabel] = ["a", "b"].map { text in
    ConfiguredLabel { $0.text = text }
  }
  func close() { dismiss(animated: true) }
  func rated(_ stars: Int) { title = "\(stars)" }
}
extension WidgetScreen: CardViewDelegate {
  func tapped(_ card: CardView) { title = "tapped" }
}

/// Views, recognizers, bars, alerts and containers that retain their screen.
extension Shape {
  private static func widget(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ bind: @escaping @MainActor (WidgetScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = WidgetScreen()
      screen.loadViewIfNeeded()
      bind(screen)
      return screen
    }
  }
  private static func capture(_ field: String) -> String {
    "\(field) → closure capture of type WidgetScreen ← make this weak: frees all"
  }

  static let widgets: [Shape] = [
    widget("recognizer with a closure", .leaked, "ClosureTap", cut: capture("body")) { screen in
      screen.view.addGestureRecognizer(ClosureTap { _ in screen.close() })
    },
    widget("recognizer with a closure, weak", .none) { screen in
      screen.view.addGestureRecognizer(ClosureTap { [weak screen] _ in screen?.close() })
    },
    widget("rating's change is a method", .leaked, "onChange", cut: capture("onChange")) { screen in
      screen.rating.onChange = screen.rated
      screen.rating.buildWeakly(3)
      screen.view.addSubview(screen.rating)
    },
    widget(
      "rating's stars capture the rating", .leaked, "RatingView",
      cut:
        "handler → closure capture of type RatingView ← make this and 1 more like it weak: frees all"
    ) { screen in
      screen.rating.onChange = { [weak screen] in screen?.rated($0) }
      screen.rating.build(2)
      screen.view.addSubview(screen.rating)
    },
    widget("rating's stars, weak", .none) { screen in
      screen.rating.onChange = { [weak screen] in screen?.rated($0) }
      screen.rating.buildWeakly(3)
      screen.view.addSubview(screen.rating)
    },
    widget(
      "card with a strong delegate", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all"
    ) { screen in
      screen.view.addSubview(screen.card)
      screen.card.delegate = screen
    },
    widget("card with a weak delegate", .none) { screen in
      screen.view.addSubview(screen.card)
      screen.card.weakDelegate = screen
    },
    widget(
      "card's model owns its view", .leaked, "view", cut: "view ← make this weak: frees all"
    ) { screen in
      screen.card.model = screen.model
      screen.model.view = screen.card
      screen.view.addSubview(screen.card)
    },
    widget(
      "card's model updates its view", .leaked, "update",
      cut: "update → closure capture of type CardView ← make this weak: frees all"
    ) { screen in
      let card = screen.card
      card.model = screen.model
      screen.model.update = { _ in card.alpha = 1 }
      screen.view.addSubview(card)
    },
    widget(
      "labels that are configured with their screen", .leaked, "labels",
      cut:
        "configure → closure capture of type WidgetScreen ← make this and 1 more like it weak: frees all"
    ) { screen in
      screen.labels.forEach(screen.view.addSubview)
    },
    widget("labels that are configured with values", .none) { screen in
      screen.plainLabels.forEach(screen.view.addSubview)
    },
    widget("view that pulses until it is stopped", .none) { screen in
      screen.view.addSubview(screen.pulsing)
      screen.pulsing.isPulsing = false
      screen.pulsing.pulse()
    },
    widget("view that pulses weakly for ever", .none) { screen in
      screen.view.addSubview(screen.pulsing)
      screen.pulsing.pulseWeakly()
    },
    widget("lazy bar button", .leaked, "closeItem", cut: capture("handler")) { screen in
      screen.navigationItem.rightBarButtonItem = screen.closeItem
    },
    widget("lazy bar button, weak", .none) { screen in
      screen.navigationItem.rightBarButtonItem = screen.doneItem
    },
    widget(
      "search updater that owns its screen", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let updater = ResultsUpdater()
      updater.owner = screen
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = updater
      screen.navigationItem.searchController = search
      screen.helper = updater
    },
    widget("search updater of weak closures", .none) { screen in
      let updater = ResultsUpdater()
      updater.changed = { [weak screen] in screen?.title = $0 }
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = updater
      screen.searchController = search
      screen.navigationItem.searchController = search
      screen.helper = updater
    },
    widget(
      "data source with a constant screen", .leaked, "screen",
      cut: "screen ← make this weak: frees all"
    ) { screen in
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = PhotoSource(screen)
      grid.dataSource = source
      grid.delegate = source
      screen.source = source
      screen.view.addSubview(grid)
    },
    widget("data source that knows its screen weakly", .none) { screen in
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = WeakPhotoSource(screen)
      grid.dataSource = source
      screen.source = source
      screen.view.addSubview(grid)
    },
    widget("preview of a context menu", .leaked, "preview", cut: capture("preview")) { screen in
      let delegate = MenuDelegate()
      delegate.preview = { screen }
      screen.view.addInteraction(UIContextMenuInteraction(delegate: delegate))
      screen.helper = delegate
    },
    widget("preview of a context menu that is new", .none) { screen in
      let delegate = MenuDelegate()
      delegate.preview = { UIViewController() }
      screen.view.addInteraction(UIContextMenuInteraction(delegate: delegate))
      screen.helper = delegate
    },
    widget("toolbar of a keyboard", .leaked, "done", cut: capture("done")) { screen in
      let field = UITextField()
      let toolbar = KeyboardToolbar()
      toolbar.build()
      toolbar.done = { screen.view.endEditing(true) }
      field.inputAccessoryView = toolbar
      screen.view.addSubview(field)
    },
    widget("toolbar of a keyboard, weak", .none) { screen in
      let field = UITextField()
      let toolbar = KeyboardToolbar()
      toolbar.build()
      toolbar.done = { [weak field] in _ = field?.resignFirstResponder() }
      field.inputAccessoryView = toolbar
      screen.view.addSubview(field)
    },
    widget(
      "button that stays on the navigation bar, weak", .none, script: "open; tap Help; back"
    ) { screen in
      button(screen, "Help") { [weak screen] in
        let close = UIButton(primaryAction: UIAction(title: "Close") { _ in screen?.close() })
        screen?.navigationController?.navigationBar.addSubview(close)
      }
    },
    widget(
      "button that stays on the navigation bar, strong", .abandoned, "navigationBar",
      cut: "handler → closure capture of type WidgetScreen ← make this weak: frees all",
      script: "open; tap Help; back"
    ) { screen in
      button(screen, "Help") { [weak screen] in
        guard let screen else { return }
        let close = UIButton(primaryAction: UIAction(title: "Close") { _ in screen.close() })
        screen.navigationController?.navigationBar.addSubview(close)
      }
    },
    widget(
      "alert that a screen keeps and its action captures", .leaked, "alert",
      cut: "handler → closure capture of type WidgetScreen ← make this weak: frees all"
    ) { screen in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { _ in }
      alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in screen.close() })
      screen.alert = alert
    },
    widget(
      "alert whose action reads its field weakly", .none, script: "open; tap Rename; tap Save; back"
    ) { screen in
      button(screen, "Rename") { [weak screen] in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { _ in }
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            screen?.title = alert?.textFields?.first?.text
          })
        screen?.present(alert, animated: true)
      }
    },
    widget(
      "alert whose action reads its field", .leaked, "UIAlertController",
      cut: "handler → closure capture of type UIAlertController ← make this weak: frees all",
      script: "open; tap Rename; tap Cancel; back"
    ) { screen in
      button(screen, "Rename") { [weak screen] in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { _ in }
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { _ in
            screen?.title = alert.textFields?.first?.text
          })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen?.present(alert, animated: true)
      }
    },
    widget(
      "animator whose completion captures its screen", .leaked, "animator",
      cut: "addCompletion[0] → closure capture of type WidgetScreen ← make this weak: frees all"
    ) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.addCompletion { _ in screen.close() }
      animator.pausesOnCompletion = true
      screen.animator = animator
    },
    widget("animator that has finished", .none) { screen in
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { screen.view.alpha = 1 }
      animator.addCompletion { _ in screen.title = "done" }
      animator.startAnimation()
      screen.animator = animator
    },
    widget("transition that runs alongside", .none, script: "open; tap Next; back; back") {
      screen in
      button(screen, "Next") { [weak screen] in
        guard let screen else { return }
        let next = WidgetScreen()
        screen.navigationController?.pushViewController(next, animated: true)
        screen.transitionCoordinator?.animate { _ in
          next.view.alpha = 1
        } completion: { _ in
          screen.title = "back"
        }
      }
    },
    Shape(
      "container that lists its former children", .pending, script: "open; tap Next"
    ) {
      let container = SwitchingController()
      container.forgets = true
      container.loadViewIfNeeded()
      let first = WidgetScreen()
      button(first, "Next") { [weak container] in container?.show(WidgetScreen()) }
      container.show(first)
      return container
    },
    Shape("container that forgets its former children", .none, script: "open; tap Next; back") {
      let container = SwitchingController()
      container.loadViewIfNeeded()
      let first = WidgetScreen()
      button(first, "Next") { [weak container] in container?.show(WidgetScreen()) }
      container.show(first)
      return container
    },
    Shape("child that is added twice", .none) {
      let container = SwitchingController()
      container.loadViewIfNeeded()
      let child = WidgetScreen()
      container.show(child)
      container.addChild(child)
      child.didMove(toParent: container)
      return container
    },
    Shape("child whose view alone is removed", .none) {
      let container = UIViewController()
      container.loadViewIfNeeded()
      let child = WidgetScreen()
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      child.view.removeFromSuperview()
      return container
    },
  ]
}
