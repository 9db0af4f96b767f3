import CoordinatorKit
import UIKit

extension Issues {
  /// The coordinator of one presented screen, whose flow ends when the screen is gone.
  ///
  /// UIKit reports an interactive dismissal to the adaptive presentation delegate, and a
  /// programmatic one only to the screen itself. Whichever comes first ends the flow.
  public class SheetCoordinator: ScreenCoordinator, Finishable {
    func present(_ sheet: SheetScreen, from presenter: UIViewController) {
      presenter.present(sheet, animated: true)
      guard !environment.defects[Issues.deafToSwipeDown] else { return }
      sheet.presentationController?.delegate = self
      sheet.onDismiss = { [weak self] in self?.end() }
    }

    /// Dismisses the screen and whatever it presents.
    public func finish() {
      guard let presenter = screen?.presentingViewController else { return end() }
      presenter.dismissPresented(animated: true) { [weak self] in self?.end() }
    }

    private func end() {
      finishDelegate?.didFinish(self)
    }
  }

  /// A screen that reports its dismissal, however it was dismissed.
  public class SheetScreen: Screen {
    var onDismiss: (() -> Void)?

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onDismiss?() }
    }
  }
}

extension Issues.SheetCoordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end()
  }
}
