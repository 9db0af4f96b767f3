import UIKit

final class CatalogViewModel {
  var items: [Int] = []
  var onSelect: ((Int) -> Void)?
}
private class CatalogScreen: UIViewController {
  let viewModel: CatalogViewModel
  init(_ viewModel: CatalogViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
/// Shows its catalog above all screens, also after it was left if nothing removes the view.
private final class PinnedCatalogScreen: CatalogScreen {
  private final class Bar: UIView {
    var viewModel: CatalogViewModel?
  }

  private let bar = Bar()
  var removesBar = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bar.viewModel = viewModel
    navigationController?.view.addSubview(bar)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if removesBar { bar.removeFromSuperview() }
  }
}
@MainActor private final class ViewModels {
  let constant = CatalogViewModel()
  lazy var lazily = CatalogViewModel()
  var last: CatalogViewModel?
}
@MainActor private final class AppEnvironment {
  static let shared = AppEnvironment()
  let models = ViewModels()
  lazy var lazily = CatalogViewModel()
  let constant = CatalogViewModel()
  var variable = CatalogViewModel()
  var current: CatalogViewModel?
  lazy var lists: [CatalogViewModel] = []
  lazy var screen = Screen()
}

extension Shape {
  private static func catalog(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ model: @escaping @MainActor (AppEnvironment) -> CatalogViewModel
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) { CatalogScreen(model(.shared)) }
  }

  private static func pinned(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    removesBar: Bool = false
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let model = CatalogViewModel()
      AppEnvironment.shared.current = model
      let screen = PinnedCatalogScreen(model)
      screen.removesBar = removesBar
      return screen
    }
  }

  /// View models and screens that a singleton owns on purpose, and those that it only forgot.
  static let singletons: [Shape] = [
    catalog("view model in a singleton's constant", .none) { $0.constant },
    catalog("view model in a singleton's lazy property", .none) { $0.lazily },
    catalog("view model in a singleton's variable", .none) { $0.variable },
    catalog("view model in a constant of a singleton's constant", .none) { $0.models.constant },
    catalog("view model that a singleton's constant makes lazily", .none) { $0.models.lazily },
    catalog(
      "view model in a singleton's optional variable", .abandoned, "static AppEnvironment.shared",
      cut: "current ← remove this: frees it"
    ) { app in
      let model = CatalogViewModel()
      app.current = model
      return model
    },
    catalog(
      "view model in an optional of a singleton's constant", .abandoned, "last",
      cut: "last ← remove this: frees it"
    ) { app in
      let model = CatalogViewModel()
      app.models.last = model
      return model
    },
    catalog(
      "view model in a singleton's lazy list", .abandoned, "lists[0]",
      cut: "lists[0] ← remove this: frees it"
    ) { app in
      let model = CatalogViewModel()
      app.lists.append(model)
      return model
    },
    pinned("view model of a singleton that a view above the screens shows", .none),
    pinned(
      "view model of a singleton whose view above the screens was removed", .abandoned, "current",
      cut: "current ← remove this: frees it", removesBar: true),
    Shape("screen in a singleton's lazy property", .none) { AppEnvironment.shared.screen },
    Shape(
      "closure in the view model of a singleton", .abandoned, "onSelect",
      cut: "onSelect → closure capture of type Screen ← make this weak: frees all"
    ) {
      let screen = Screen()
      AppEnvironment.shared.constant.onSelect = { _ in screen.act() }
      return screen
    },
  ]
}
