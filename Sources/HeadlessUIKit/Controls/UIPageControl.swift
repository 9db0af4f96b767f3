@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var direction = Direction.natural

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}
