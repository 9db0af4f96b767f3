/// A rectangle in a hierarchy: what is set is stored, nothing is drawn or laid out.
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var accessibilityIdentifier: String?
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Bottom-most first.
  public private(set) var subviews: [UIView] = []
  private var superviewLink: ViewLink?
  private var ownLink: ViewLink?

  /// Leads to the view controller whose `view` this is.
  var controllerLink: ControllerLink?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    ownLink?.end()
  }

  open var superview: UIView? { superviewLink?.target }

  /// The view controller whose `view` this is.
  final var viewController: UIViewController? { controllerLink?.target }

  /// What everybody who must not keep this view alive refers to.
  final var link: ViewLink {
    if let ownLink { return ownLink }
    let made = ViewLink(to: self)
    ownLink = made
    return made
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The window at the top of the hierarchy; nil while the view is in none.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// Adds on top; a view that has another superview leaves it first.
  ///
  /// The view controller of `view` appears with it where no container sees to that.
  open func addSubview(_ view: UIView) {
    view.viewController?.viewWillEnter(self)
    attach(view)
  }

  /// Takes the view out of its superview; its view controller disappears with it.
  open func removeFromSuperview() {
    let leaving = viewController.flatMap { $0.viewWillLeave() ? $0 : nil }
    detach()
    leaving?.endAppearanceTransition()
  }

  /// Adds on top, for containers that make the appearance callbacks themselves.
  final func attach(_ view: UIView) {
    let link = link
    if view.superviewLink === link {
      if subviews.last !== view, let index = subviews.firstIndex(where: { $0 === view }) {
        subviews.append(subviews.remove(at: index))
      }
      return
    }
    view.detach()
    view.superviewLink = link
    subviews.append(view)
  }

  final func detach() {
    guard let superview = superviewLink?.target else { return }
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    superviewLink = nil
  }

  /// What a finger can tap on this view itself, subviews aside, in reading order.
  ///
  /// A custom control that takes taps in several places overrides this, as a table does for its rows.
  open var tapTargets: [TapTarget] { [] }
}
