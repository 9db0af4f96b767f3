import UIKit

private final class ListingDataSource {
  let viewModel: ListingViewModel
  init(_ viewModel: ListingViewModel) { self.viewModel = viewModel }
}
private final class ListingSearchDelegate {
  var model: ListingViewModel?
}
private final class PriceObserver {
  let model: ListingViewModel
  init(_ model: ListingViewModel) { self.model = model }
}
private final class ScrollHandler {
  var model: ListingViewModel?
}
private final class MapOpener {
  let navigation: UINavigationController
  var model: ListingViewModel?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
}
private final class ListingRouter {
  let navigation: UINavigationController
  var screen: ListingScreen?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
}
final class ListingViewModel {
  fileprivate lazy var dataSource = ListingDataSource(self)
  fileprivate var searchDelegate: ListingSearchDelegate?
  fileprivate lazy var observer = PriceObserver(self)
  fileprivate let scrollDelegate = ScrollHandler()
  fileprivate var opener: MapOpener?
}
private final class ListingScreen: UIViewController {
  let viewModel = ListingViewModel()
  var router: ListingRouter?
  var navigator: MapOpener?
}

extension Shape {
  private static func listing(
    _ name: String, cut: String, _ prepare: @escaping @MainActor (ListingScreen) -> Void
  ) -> Shape {
    Shape(name, .leaked, cut, cut: "\(cut) ← make this weak: frees all") {
      let screen = ListingScreen()
      prepare(screen)
      return screen
    }
  }

  private static var navigation: UINavigationController {
    delegate?.window?.rootViewController as? UINavigationController ?? UINavigationController()
  }

  /// Objects that a view model or screen owns, and that refer back to it.
  static let parts: [Shape] = [
    listing("data source of a view model", cut: "viewModel") { _ = $0.viewModel.dataSource },
    listing("search delegate of a view model", cut: "model") { screen in
      let delegate = ListingSearchDelegate()
      delegate.model = screen.viewModel
      screen.viewModel.searchDelegate = delegate
    },
    listing("observer of a view model", cut: "model") { _ = $0.viewModel.observer },
    listing("constant delegate of a view model", cut: "model") {
      $0.viewModel.scrollDelegate.model = $0.viewModel
    },
    listing("view model's part with a navigation controller", cut: "model") { screen in
      let opener = MapOpener(navigation)
      opener.model = screen.viewModel
      screen.viewModel.opener = opener
    },
    listing("screen's router with a navigation controller", cut: "screen") { screen in
      let router = ListingRouter(navigation)
      router.screen = screen
      screen.router = router
    },
  ]
}
