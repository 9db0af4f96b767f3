import Observation
import UIKit

/// A part of a dashboard that fills itself.
private protocol Gadget: AnyObject {
  associatedtype Content
  var content: Content { get set }
  var reload: (@MainActor (Self) -> Void)? { get set }
}
private final class NumberGadget: Gadget {
  var content = 0
  var reload: (@MainActor (NumberGadget) -> Void)?
}
private final class ListGadget<Element>: Gadget {
  var content: [Element] = []
  var reload: (@MainActor (ListGadget) -> Void)?
  var selected: ((Element) -> Void)?
}
private struct AnyGadget {
  let name: String
  let base: any Gadget
  private let _refresh: @MainActor () -> Void
  init<G: Gadget>(_ name: String, _ gadget: G) {
    self.name = name
    base = gadget
    _refresh = { gadget.reload?(gadget) }
  }
  @MainActor func refresh() { _refresh() }
}
@Observable private final class DashboardViewModel {
  var gadgets: [AnyGadget] = []
  var order: [String] = []
  @ObservationIgnored var layout: DashboardLayout?
  @ObservationIgnored var watching: Task<Void, Never>?
}
private final class DashboardLayout: UICollectionViewLayout {
  var sizes: ((Int) -> CGSize)?
  var invalidated: [WeakBox<UIView>] = []
}
private final class DashboardController: UICollectionViewController {
  let model = DashboardViewModel()
  private(set) lazy var source = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { [unowned self] view, path, _ in
    _ = model.order
    return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
  }
  func show<Element>(_ element: Element) { title = "\(element)" }
}

/// A dashboard of generic gadgets behind existentials, with a layout and observation.
extension Shape {
  private static func dashboard(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ wire: @escaping @MainActor (DashboardController) -> Void
  ) -> Shape {
    Shape("dashboard, \(name)", verdict, keeper, cut: cut) {
      let layout = DashboardLayout()
      let screen = DashboardController(collectionViewLayout: layout)
      screen.model.layout = layout
      wire(screen)
      return screen
    }
  }

  static let dashboards: [Shape] = [
    dashboard("all right", .none) { screen in
      let list = ListGadget<String>()
      list.selected = { [weak screen] in screen?.show($0) }
      list.reload = { $0.content.append("a") }
      screen.model.gadgets = [AnyGadget("list", list), AnyGadget("number", NumberGadget())]
      screen.model.gadgets[0].refresh()
      screen.model.layout?.sizes = { _ in .zero }
      screen.model.layout?.invalidated = [WeakBox(object: screen.view)]
      _ = screen.source
    },
    dashboard(
      "gadget whose selection shows", .leaked, "selected",
      cut: "selected → closure capture of type DashboardController ← make this weak: frees all"
    ) { screen in
      let list = ListGadget<(Int, String)>()
      list.selected = screen.show
      screen.model.gadgets = [AnyGadget("list", list)]
    },
    dashboard(
      "gadget whose reload captures it", .leaked, "reload",
      cut: "reload → closure capture of type NumberGadget ← make this weak: frees it"
    ) { screen in
      let number = NumberGadget()
      number.reload = { _ in number.content += 1 }
      screen.model.gadgets = [AnyGadget("number", number)]
    },
    dashboard(
      "layout's sizes ask the screen", .leaked, "sizes",
      cut: "sizes → closure capture of type DashboardController ← make this weak: frees all"
    ) { screen in screen.model.layout?.sizes = { _ in screen.view.bounds.size } },
    dashboard(
      "elements that are the screen", .leaked, "content",
      cut: "content[0] ← remove this: frees all"
    ) { screen in
      let list = ListGadget<any UIContentContainer>()
      list.content = [screen]
      screen.model.gadgets = [AnyGadget("list", list)]
    },
    dashboard("order that is observed once", .none) { screen in
      withObservationTracking {
        _ = screen.model.order
      } onChange: { [weak screen] in
        DispatchQueue.main.async { screen?.title = "a" }
      }
      screen.model.order = ["a"]
    },
    dashboard(
      "order that is observed for ever", .leaked, "model", cut: nil
    ) { screen in
      withObservationTracking {
        _ = screen.model.order
      } onChange: {
        DispatchQueue.main.async { screen.title = "a" }
      }
    },
    dashboard("watch that the screen cancels", .none) { screen in
      screen.model.watching = Task { @MainActor [weak screen] in
        try? await Task.sleep(for: .seconds(20))
        screen?.title = "a"
      }
    },
    dashboard(
      "watch that polls its model", .abandoned, "Task"
    ) { screen in
      let model = screen.model
      model.watching = Task { @MainActor in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(20))
          model.order.append("a")
        }
      }
    },
  ]
}
