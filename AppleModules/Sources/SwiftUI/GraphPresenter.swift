/// Shows what a view presents or pushes.
@MainActor final class GraphPresenter {
  weak var owner: UIViewController?
  private var presented: Presented?
  private var watcher: PresentedOutline?
  /// The screens that bindings pushed, by their place among the presentations.
  private var pushed: [Int: any HostingScreen] = [:]

  func present(_ presentations: [Presentation]) {
    showPushed(presentations)
    // A view that is still loading presents when it appears, which reads the body again.
    guard owner?.viewIfLoaded?.window != nil else { return }
    if let presented, presented.screen?.presentingViewController != nil {
      if let place = place(of: presented, in: presentations) {
        self.presented?.place = place
        self.presented?.count = presentations.count
        return
      }
      self.presented = nil
      // SwiftUI presents the next view when the last one is gone.
      presented.screen?.dismiss(animated: true) { [weak self] in self?.present(presentations) }
      return
    }
    presented = nil
    for (place, presentation) in presentations.enumerated() where presentation.style != .push {
      guard let outline = presentation.content() else { continue }
      let screen = screen(for: outline, presentation)
      presented = Presented(
        place: place, count: presentations.count, style: presentation.style, screen: screen)
      owner?.present(screen, animated: true)
      return
    }
  }

  /// The place of what is presented, which changes when rows appear; nil if its binding is no longer set.
  private func place(of shown: Presented, in presentations: [Presentation]) -> Int? {
    if presentations.indices.contains(shown.place),
      presentations[shown.place].content() != nil
    {
      return shown.place
    }
    guard presentations.count != shown.count else { return nil }
    return presentations.firstIndex { $0.style == shown.style && $0.content() != nil }
  }

  private func screen(
    for outline: ViewOutline, _ presentation: Presentation
  ) -> UIViewController {
    guard [.sheet, .cover].contains(presentation.style) else {
      let dialog = outline.dialog(presentation.style, close: presentation.close)
      dialog.popoverPresentationController?.sourceView = owner?.view
      return dialog
    }
    let screen = ViewOutline.screen(outline, in: presentation.environment)
    screen.modalPresentationStyle = presentation.style == .cover ? .fullScreen : .pageSheet
    let watcher = PresentedOutline(close: presentation.close)
    self.watcher = watcher
    screen.presentationController?.delegate = watcher
    return screen
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

/// The screen of a presentation, and its place among the presentations.
private struct Presented {
  var place: Int
  /// The number of presentations.
  var count: Int
  var style: Presentation.Style
  weak var screen: UIViewController?
}

/// Resets the binding when the user swipes a sheet down.
final class PresentedOutline: NSObject, UIAdaptivePresentationControllerDelegate {
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    close()
  }
}
