/// Shows what a view presents or pushes.
@MainActor final class GraphPresenter {
  weak var owner: UIViewController?
  private weak var presented: UIViewController?
  private var watcher: PresentedOutline?
  /// The screens that bindings pushed, by their place among the presentations.
  private var pushed: [Int: any HostingScreen] = [:]

  func present(_ presentations: [Presentation]) {
    showPushed(presentations)
    // A view that is still loading presents when it appears, which reads the body again.
    guard owner?.viewIfLoaded?.window != nil else { return }
    let modal = presentations.filter { [.sheet, .cover].contains($0.style) }
    for presentation in modal {
      guard let outline = presentation.content() else { continue }
      if presented != nil { return }
      let screen = ViewOutline.screen(outline, in: presentation.environment)
      screen.modalPresentationStyle = presentation.style == .cover ? .fullScreen : .pageSheet
      let watcher = PresentedOutline(close: presentation.close)
      self.watcher = watcher
      screen.presentationController?.delegate = watcher
      presented = screen
      owner?.present(screen, animated: true)
      return
    }
    if let presented, !modal.isEmpty {
      presented.dismiss(animated: true)
      self.presented = nil
    }
  }

  @discardableResult
  func push(_ outline: ViewOutline, in environment: EnvironmentValues) -> any HostingScreen {
    let screen = ViewOutline.screen(outline, in: environment)
    if let navigation = owner?.navigationController {
      navigation.pushViewController(screen, animated: true)
    } else {
      owner?.present(screen, animated: true)
    }
    return screen
  }

  /// Pushes the views whose bindings are set, and pops those whose bindings no longer are.
  private func showPushed(_ presentations: [Presentation]) {
    for (place, presentation) in presentations.enumerated() where presentation.style == .push {
      let outline = presentation.content()
      if let screen = pushed[place] {
        if outline == nil { goBack(from: screen) }
      } else if let outline {
        let screen = push(outline, in: presentation.environment)
        pushed[place] = screen
        screen.graph.left = { [weak self] in
          self?.pushed[place] = nil
          presentation.close()
        }
      }
    }
  }

  private func goBack(from screen: UIViewController) {
    guard let navigation = screen.navigationController,
      let place = navigation.viewControllers.firstIndex(of: screen), place > 0
    else { return screen.dismiss(animated: true) }
    navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
  }
}

/// Resets the binding when the user swipes a sheet down.
final class PresentedOutline: NSObject, UIAdaptivePresentationControllerDelegate {
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    close()
  }
}
