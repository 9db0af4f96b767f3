import UIKit

extension Campers {
  /// The view model of one camper, with the way back.
  @MainActor final class CamperDetailViewModel {
    let camper: String
    private weak var coordinator: (any SceneCoordinatorType)?

    init(camper: String, coordinator: any SceneCoordinatorType) {
      self.camper = camper
      self.coordinator = coordinator
    }

    func close() {
      try? coordinator?.close(animated: true)
    }
  }

  /// A camper's page, pushed or presented as a sheet.
  public final class CamperDetailViewController: UIViewController, Dismissable {
    var onDismiss: (() -> Void)?
    private var viewModel: CamperDetailViewModel?

    func bind(_ viewModel: CamperDetailViewModel) {
      self.viewModel = viewModel
      title = viewModel.camper
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "close") { [weak self] _ in self?.viewModel?.close() }))
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onDismiss?() }
    }
  }
}
