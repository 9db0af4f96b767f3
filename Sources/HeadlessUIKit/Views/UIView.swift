/// A rectangle in a hierarchy: what is set is stored, nothing is drawn or laid out.
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var tag = 0
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var clipsToBounds = false
  open var accessibilityIdentifier: String?

  /// Bottom-most first.
  public private(set) var subviews: [UIView] = []

  private var superviewLink: ViewLink?
  private var ownLink: ViewLink?

  /// Leads to the view controller whose `view` this is.
  var controllerLink: ControllerLink?

  /// What few views set, made when one does.
  private var ornamentsIfSet: ViewOrnaments?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    if let coder = coder as? NibCoder {
      NibViews.apply(coder.node, to: self, by: coder.instantiation)
    }
  }

  public override convenience init() {
    self.init(frame: .zero)
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

  final var ornaments: ViewOrnaments {
    if let ornamentsIfSet { return ornamentsIfSet }
    let made = ViewOrnaments()
    ornamentsIfSet = made
    return made
  }

  /// Takes the segue that a cell's selection triggers, if there is one.
  final func performSelectionSegue() {
    ornamentsIfSet?.selectionSegue?()
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The window at the top of the hierarchy; nil while the view is in none.
  open var window: UIWindow? { superviewLink?.target?.window }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: The hierarchy

  /// Adds on top; a view that has another superview leaves it first.
  ///
  /// The view controller of `view` appears with it where no container sees to that.
  open func addSubview(_ view: UIView) {
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      HeadlessDevice.current.report(
        .invalidArgument("Can't add self as subview", on: self, "addSubview(_:)"))
      return
    }
    view.viewController?.viewWillEnter(self)
    attach(view)
  }

  /// Takes the view out of its superview; its view controller disappears with it.
  open func removeFromSuperview() {
    let leaving = viewController.flatMap { $0.viewWillLeave() ? $0 : nil }
    detach()
    leaving?.endAppearanceTransition()
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    move(view, to: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    addSubview(view)
    if let index = subviews.firstIndex(where: { $0 === siblingSubview }) {
      move(view, to: index + 1)
    }
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    addSubview(view)
    if let index = subviews.firstIndex(where: { $0 === siblingSubview }) {
      move(view, to: index)
    }
  }

  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: subviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
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
    superview.subviewWillLeave(self)
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    superviewLink = nil
  }

  func subviewWillLeave(_ view: UIView) {}

  // MARK: Layout and drawing, which never happen

  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func prepareForInterfaceBuilder() {}

  /// Where a person can type on this view itself.
  var textInput: TextInput? { nil }

  // MARK: The finger

  /// What a finger can tap on this view itself, subviews aside, in reading order.
  ///
  /// A custom control that takes taps in several places overrides this, as a table does for its rows.
  open var tapTargets: [TapTarget] {
    ornamentsIfSet?.gestureRecognizers.compactMap { $0.tapTarget(on: self) } ?? []
  }
}
