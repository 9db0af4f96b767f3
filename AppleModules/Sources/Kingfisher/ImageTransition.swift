/// How a downloaded image appears.
public enum ImageTransition: @unchecked Sendable {
  // It is unchecked because its closures run on the main thread only.
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
  case custom(
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: ((UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)

  var duration: TimeInterval {
    switch self {
    case .none: 0
    case .fade(let duration), .flipFromLeft(let duration), .flipFromRight(let duration),
      .flipFromTop(let duration), .flipFromBottom(let duration), .custom(let duration, _, _, _):
      duration
    }
  }

  /// Shows the image and calls back when the transition has ended.
  @MainActor func run(in view: UIImageView, with image: UIImage, _ done: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: duration, options: .transitionCrossDissolve,
      animations: {
        guard case .custom(_, _, let animations?, _) = self else {
          view.image = image
          return
        }
        animations(view, image)
      },
      completion: { finished in
        if case .custom(_, _, _, let completion) = self { completion?(finished) }
        done()
      })
  }
}
