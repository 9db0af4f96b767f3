import UIKit

private final class DraftFlow {
  var saved = 0
  func save() { saved += 1 }
}

private final class DraftViewModel {
  let coordinator: DraftFlow
  var onChange: (() -> Void)?
  init(_ coordinator: DraftFlow) { self.coordinator = coordinator }
}

private final class DraftController: UIViewController {
  let viewModel: DraftViewModel
  init(_ viewModel: DraftViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func bind() { viewModel.onChange = { self.title = "Changed" } }
  func bindWeakly() { viewModel.onChange = { [weak self] in self?.title = "Changed" } }
}

/// Coordinators that the view models of their screens own.
extension Shape {
  static let drafting: [Shape] = [
    Shape(
      "view model that owns the flow of its leaked screen", .leaked, "leaked  DraftController#1",
      cut: "onChange → closure capture of type DraftController ← make this weak: frees all"
    ) {
      let controller = DraftController(DraftViewModel(DraftFlow()))
      controller.bind()
      return controller
    },
    Shape("view model that owns the flow of its screen", .none) {
      let controller = DraftController(DraftViewModel(DraftFlow()))
      controller.bindWeakly()
      return controller
    },
  ]
}
