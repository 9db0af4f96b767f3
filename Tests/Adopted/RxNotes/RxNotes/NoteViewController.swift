import RxCocoa
import RxSwift
import UIKit

final class NoteViewController: UIViewController {
  private let model: NoteViewModel
  private let bag = DisposeBag()
  private let button = UIButton()
  private var saves = 0

  init(model: NoteViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Save", for: .normal)
    view.addSubview(button)
    model.title.bind(to: rx.title).disposed(by: bag)
    model.count(button.rx.tap).disposed(by: bag)
    let isSaved = model.isSaved(button.rx.tap)
    isSaved.drive(button.rx.isSelected).disposed(by: bag)
    isSaved.map { _ in true }.drive(button.rx.isEnabled).disposed(by: bag)
    // The mistake: the bag holds the subscription, its closure the screen, and the screen the bag.
    button.rx.tap
      .flatMapLatest { self.model.save() }
      .subscribe(onNext: { [weak self] saved in
        self?.saves += 1
        self?.button.setTitle("Saved \(saved)", for: .normal)
      })
      .disposed(by: bag)
  }
}
