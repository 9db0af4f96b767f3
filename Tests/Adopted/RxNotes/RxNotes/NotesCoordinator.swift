import RxSwift
import UIKit

final class NotesCoordinator {
  private let navigation: UINavigationController
  private let bag = DisposeBag()

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let model = NotesViewModel()
    model.chosen
      .subscribe(onNext: { [weak self] in self?.showNote($0) })
      .disposed(by: bag)
    navigation.setViewControllers([NotesViewController(model: model)], animated: false)
  }

  private func showNote(_ title: String) {
    navigation.pushViewController(
      NoteViewController(model: NoteViewModel(title: title)), animated: true)
  }
}
