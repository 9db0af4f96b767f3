import RegexBuilder
import UIKit

// MARK: Values of frameworks

private final class SheetContent: UIViewController {
  var height: CGFloat = 200
}
private final class GridScreen: UIViewController {
  var layout: UICollectionViewCompositionalLayout?
  var data: UICollectionViewDiffableDataSource<Int, Int>?
  var offset: CGFloat = 0
  func move() {}
}
private final class DragScreen: UIViewController, UIDragInteractionDelegate {
  var items: [UIDragItem] = []
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { items }
}
private final class PulseView: UIView, CAAnimationDelegate {
  var owner: UIViewController?
}
private final class TitleScreen: UIViewController {
  func act() {}
}
private final class ThemeScreen: UIViewController {
  var tint: UIColor?
  var isDark = false
}
private final class ParsingScreen: UIViewController {
  var sort: Any?
  var regex: Any?
  func compare(_ a: Any, _ b: Any) -> ComparisonResult { .orderedSame }
  func parse(_ text: Substring) -> Int? { nil }
}

/// Closures and objects that an app hands to values and objects of frameworks.
extension Shape {
  private static func pulse(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    isRemoved: Bool = true, owns: Bool = false
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = TitleScreen()
      let view = PulseView()
      if owns { view.owner = screen }
      screen.loadViewIfNeeded()
      screen.view.addSubview(view)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = isRemoved
      animation.delegate = view
      view.layer.add(animation, forKey: "pulse")
      return screen
    }
  }

  static let values: [Shape] = [
    pulse("endless animation of a view, its delegate", .none),
    pulse(
      "endless animation that isn't removed, of a view, its delegate", .leaked, "CABasicAnimation",
      cut: "delegate ← remove this: frees all", isRemoved: false),
    pulse(
      "endless animation of a view that owns its screen", .leaked, "owner",
      cut: "owner ← make this weak: frees all", owns: true),
    Shape(
      "drag item's local object", .leaked, "localObject",
      cut: "localObject ← remove this: frees all"
    ) {
      let screen = DragScreen()
      let item = UIDragItem(itemProvider: NSItemProvider(object: "a"))
      item.localObject = screen
      screen.items = [item]
      return screen
    },
    Shape("drag interaction", .none) {
      let screen = DragScreen()
      screen.loadViewIfNeeded()
      screen.view.addInteraction(UIDragInteraction(delegate: screen))
      return screen
    },
    Shape(
      "accessibility elements", .leaked, "accessibilityElements",
      cut: "accessibilityElements[0] ← remove this: frees all"
    ) {
      let screen = TitleScreen()
      screen.loadViewIfNeeded()
      screen.view.accessibilityElements = [screen]
      return screen
    },
    Shape(
      "title menu", .leaked, "titleMenuProvider",
      cut: "titleMenuProvider → closure capture of type TitleScreen ← make this weak: frees all"
    ) {
      let screen = TitleScreen()
      screen.navigationItem.titleMenuProvider = { _ in
        screen.act(); return nil
      }
      return screen
    },
    Shape("title menu, weak", .none) {
      let screen = TitleScreen()
      screen.navigationItem.titleMenuProvider = { [weak screen] _ in
        screen?.act(); return nil
      }
      return screen
    },
    Shape(
      "zoom transition from its own view", .leaked, "preferredTransition",
      cut: "provider → closure capture of type TitleScreen ← make this weak: frees all"
    ) {
      let screen = TitleScreen()
      screen.preferredTransition = .zoom { _ in screen.view }
      return screen
    },
    Shape("zoom transition from its context", .none) {
      let screen = TitleScreen()
      screen.preferredTransition = .zoom { context in context.zoomedViewController.view }
      return screen
    },
    loaded("detent of its own height, weak", .none, script: "open; tap Sheet; swipe down; back") {
      screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = SheetContent()
        sheet.sheetPresentationController?.detents = [.custom { [weak sheet] _ in sheet?.height }]
        screen.present(sheet, animated: true)
      }
    },
    loaded("detent of its presenter's height", .none, script: "open; tap Sheet; swipe down; back") {
      screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = SheetContent()
        sheet.sheetPresentationController?.detents = [
          .custom { _ in screen.view.bounds.height / 3 }
        ]
        screen.present(sheet, animated: true)
      }
    },
    Shape(
      "visible items' handler", .leaked, "visibleItemsInvalidationHandler",
      cut:
        "visibleItemsInvalidationHandler → closure capture of type GridScreen ← make this weak: frees all"
    ) {
      let screen = GridScreen()
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { _, point, _ in screen.offset = point.x }
      screen.layout = UICollectionViewCompositionalLayout(section: section)
      return screen
    },
    Shape("section snapshot's handlers, weak", .none) {
      let screen = GridScreen()
      let data = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      ) { _, _, _ in nil }
      data.sectionSnapshotHandlers.willExpandItem = { [weak screen] _ in screen?.move() }
      screen.data = data
      return screen
    },
    Shape(
      "section snapshot's handlers", .leaked, "willExpandItem",
      cut:
        "sectionSnapshotHandlers.willExpandItem → closure capture of type GridScreen ← make this weak: frees all"
    ) {
      let screen = GridScreen()
      let data = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      ) { _, _, _ in nil }
      data.sectionSnapshotHandlers.willExpandItem = { _ in screen.move() }
      screen.data = data
      return screen
    },
    Shape(
      "dynamic color", .leaked, "tint",
      cut: "provider → closure capture of type ThemeScreen ← make this weak: frees all"
    ) {
      let screen = ThemeScreen()
      screen.tint = UIColor { _ in screen.isDark ? .white : .black }
      return screen
    },
    Shape(
      "sort descriptor", .leaked, "sort",
      cut: "comparator → closure capture of type ParsingScreen ← make this weak: frees all"
    ) {
      let screen = ParsingScreen()
      screen.sort = NSSortDescriptor(keyPath: \UIViewController.title, ascending: true) { a, b in
        screen.compare(a, b)
      }
      return screen
    },
    Shape("transform of a regular expression", .leaked, "regex") {
      let screen = ParsingScreen()
      let regex = Regex {
        TryCapture {
          OneOrMore(.digit)
        } transform: {
          screen.parse($0)
        }
      }
      _ = "a12".firstMatch(of: regex)
      screen.regex = regex
      return screen
    },
    Shape("transform of a regular expression, weak", .none) {
      let screen = ParsingScreen()
      let regex = Regex {
        TryCapture {
          OneOrMore(.digit)
        } transform: { [weak screen] in
          screen?.parse($0)
        }
      }
      _ = "a12".firstMatch(of: regex)
      screen.regex = regex
      return screen
    },
  ]
}
