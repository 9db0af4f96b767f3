/// A rectangle in a view hierarchy: it stores its properties but doesn't draw or lay out anything.
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { KeyValueChanges.report(self, \UIView.frame, named: "frame", from: oldValue) }
  }
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1 {
    didSet { KeyValueChanges.report(self, \UIView.alpha, named: "alpha", from: oldValue) }
  }
  open var tag = 0
  package final var showsData = false
  open var isHidden = false {
    didSet { KeyValueChanges.report(self, \UIView.isHidden, named: "isHidden", from: oldValue) }
  }
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var clipsToBounds = false
  open var accessibilityIdentifier: String?

  /// The subviews, bottommost first.
  public private(set) var subviews: [UIView] = []

  private var superviewLink: ViewLink?
  private var ownLink: ViewLink?

  /// The link to the view controller whose `view` this is.
  var controllerLink: ControllerLink?

  /// Rarely used properties, created when one is set.
  final private(set) var ornamentsIfSet: ViewOrnaments?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    decode(coder)
  }

  /// Applies Interface Builder's settings.
  final func decode(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return }
    NibViews.apply(coder.node, to: self, by: coder.instantiation)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open var superview: UIView? { superviewLink?.target }

  /// The view controller whose `view` this is.
  package final var viewController: UIViewController? { controllerLink?.target }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Draws a layer's content; nothing is drawn here.
  open func display(_ layer: CALayer) {}

  /// The link for objects that must refer to this view without retaining it.
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

  /// Performs the segue that selecting the cell triggers, if any.
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

  /// The window at the top of the hierarchy; nil if the view isn't in one.
  open var window: UIWindow? { superviewLink?.target?.window }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: The hierarchy

  /// Adds a subview on top, removing it from its previous superview.
  ///
  /// The subview's view controller appears with it, unless a container manages its appearance.
  open func addSubview(_ view: UIView) {
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      HeadlessDevice.current.report(
        .invalidArgument("Can't add self as subview", on: self, "addSubview(_:)"))
      return
    }
    if let child = view.viewController {
      guard mayHold(child) else { return }
      child.viewWillEnter(self)
    }
    attach(view)
  }

  /// Removes the view from its superview; its view controller disappears with it.
  open func removeFromSuperview() {
    let leaving = viewController.flatMap { $0.viewWillLeave() ? $0 : nil }
    detach()
    leaving?.viewDidLeave()
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    move(view, to: index)
    noteOrder(of: view, isBehind: index == 0)
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
    noteOrder(of: view, isBehind: false)
  }

  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
    noteOrder(of: view, isBehind: true)
  }

  private func noteOrder(of view: UIView, isBehind: Bool) {
    guard isBehind != view.isSentBehindChildren, viewController?.isBareContainer ?? false else {
      return
    }
    view.ornaments.isSentBehindChildren = isBehind
  }

  /// Moves a subview without a callback.
  final func insert(_ view: UIView, at index: Int) { move(view, to: index) }

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

  /// Adds a subview on top, for containers that call the appearance callbacks themselves.
  final func attach(_ view: UIView) {
    let link = link
    if view.superviewLink === link {
      if subviews.last !== view, let index = subviews.firstIndex(where: { $0 === view }) {
        subviews.append(subviews.remove(at: index))
      }
      return
    }
    view.detach(for: self)
    let window = window
    view.willMove(toSuperview: self)
    if let window { view.tellOfWindow(window, isOver: false) }
    view.superviewLink = link
    subviews.append(view)
    if layoutState == .done { askForLayout() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if let window { view.tellOfWindow(window, isOver: true) }
  }

  /// Calls `willMove(toWindow:)` or `didMoveToWindow()` on this view and its descendants.
  private func tellOfWindow(_ window: UIWindow?, isOver: Bool) {
    if isOver {
      didMoveToWindow()
      windowDidChange()
      if window == nil { ornamentsIfSet?.layer?.leaveWindow() }
      if window != nil, ClassOrigin.isOfApp(type(of: self)) {
        askToUpdateProperties()
        askForLayout()
      }
    } else {
      willMove(toWindow: window)
      if window == nil, isFirstResponder { resignFirstResponder() }
    }
    for subview in subviews { subview.tellOfWindow(window, isOver: isOver) }
  }

  final func detach() { detach(for: nil) }

  /// Leaves the superview; calls the callbacks unless the view moves to another superview.
  private func detach(for newSuperview: UIView?) {
    guard let superview = superviewLink?.target else { return }
    let leavesWindow = window != nil && newSuperview?.window == nil
    superview.subviewWillLeave(self)
    if newSuperview == nil { willMove(toSuperview: nil) }
    if leavesWindow { tellOfWindow(nil, isOver: false) }
    superview.willRemoveSubview(self)
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    superviewLink = nil
    if newSuperview == nil { didMoveToSuperview() }
    if leavesWindow { tellOfWindow(nil, isOver: true) }
  }

  func subviewWillLeave(_ view: UIView) {}

  /// Called after `didMoveToWindow()`, which an app overrides without calling `super`.
  func windowDidChange() {}

  // MARK: Layout, which only calls the app, and drawing, which never happens

  open func updateProperties() {}
  final var needsUpdateProperties = false
  final var layoutState = LayoutState.needed
  open func layoutSubviews() {}
  /// Lays out the view if the layer is its own, as UIKit does.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }
  open func setNeedsLayout() { if layoutState == .done { askForLayout() } }
  open func layoutIfNeeded() { layOutTree() }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateConstraintsIfNeeded() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func invalidateIntrinsicContentSize() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func prepareForInterfaceBuilder() {}

  /// The text input of this view, if the user can type in it.
  var textInput: TypingTarget? { nil }

  // MARK: Touches

  /// The frontmost view in this one that receives a touch at `point`; nil if the touch misses it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether `point`, in the view's own coordinates, lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) || TouchProbe.view === self
  }

  /// The places on this view that the user can tap, excluding subviews, in reading order.
  ///
  /// Override it in a custom control that responds to taps in several places, as a table view does
  /// for its rows.
  ///
  /// - Note: Not in UIKit.
  open var tapTargets: [TapTarget] {
    ornamentsIfSet?.gestureRecognizers.compactMap { $0.tapTarget(on: self) } ?? []
  }

  /// One of `tapTargets`; a view with many should override this.
  open func tapTarget(_ kind: TapTarget.Kind, number: Int) -> TapTarget? {
    tapTargets.first { $0.kind == kind && $0.number == number }
  }

  /// The number of rows through all sections, if this view is a list.
  var listedRows: Int? { nil }

  /// Whether this view is a row of a list.
  var isRow: Bool { false }

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits() }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitStateIfSet: TraitState? { ornamentsIfSet?.traitState }

  final var traitState: TraitState {
    if let state = ornaments.traitState { return state }
    let made = TraitState()
    ornaments.traitState = made
    return made
  }

  // MARK: Rarely used properties

  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer {
    if let layer = ornaments.layer { return layer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(backing: self)
    made.owner = link
    ornaments.layer = made
    return made
  }

  open var tintColor: UIColor! {
    get { ornamentsIfSet?.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ornaments.tintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {
    for subview in subviews where subview.ornamentsIfSet?.tintColor == nil {
      subview.tintColorDidChange()
    }
  }

  open var accessibilityLabel: String? {
    get { ornamentsIfSet?.accessibilityLabel }
    set { ornaments.accessibilityLabel = newValue }
  }

  /// The area outside the status bar and the home indicator.
  open var safeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    return HeadlessDevice.current.orientation.isLandscape
      ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ornaments.hugging[axis] = priority
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ornamentsIfSet?.hugging[axis] ?? .defaultLow
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ornaments.resistance[axis] = priority
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ornamentsIfSet?.resistance[axis] ?? .defaultHigh }

  /// Ends editing in the first responder inside this view; the text field's delegate may refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let field = HeadlessDevice.current.firstResponder as? UIView, field.isDescendant(of: self)
    else { return true }
    return field.resignFirstResponder()
  }

  open var transform: CGAffineTransform {
    get { ornaments.transform }
    set { ornaments.transform = newValue }
  }

  open var transform3D: CATransform3D {
    get { ornaments.transform3D }
    set { ornaments.transform3D = newValue }
  }

  open var anchorPoint: CGPoint {
    get { ornaments.anchorPoint }
    set { ornaments.anchorPoint = newValue }
  }

  open var contentMode: ContentMode {
    get { ornaments.contentMode }
    set { ornaments.contentMode = newValue }
  }

  open var layoutMargins: UIEdgeInsets {
    get { ornaments.layoutMargins }
    set { ornaments.layoutMargins = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { ornaments.autoresizingMask }
    set { ornaments.autoresizingMask = newValue }
  }

  open var mask: UIView? {
    get { ornaments.mask }
    set { ornaments.mask = newValue }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ornaments.tintAdjustmentMode }
    set { ornaments.tintAdjustmentMode = newValue }
  }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ornaments.semanticContentAttribute }
    set { ornaments.semanticContentAttribute = newValue }
  }

  open var isAccessibilityElement: Bool {
    get { ornaments.isAccessibilityElement }
    set { ornaments.isAccessibilityElement = newValue }
  }

  open var accessibilityHint: String? {
    get { ornaments.accessibilityHint }
    set { ornaments.accessibilityHint = newValue }
  }

  open var accessibilityValue: String? {
    get { ornaments.accessibilityValue }
    set { ornaments.accessibilityValue = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { ornaments.accessibilityTraits }
    set { ornaments.accessibilityTraits = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { ornaments.accessibilityElements }
    set { ornaments.accessibilityElements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { ornaments.accessibilityElementsHidden }
    set { ornaments.accessibilityElementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { ornaments.accessibilityViewIsModal }
    set { ornaments.accessibilityViewIsModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { ornaments.shouldGroupAccessibilityChildren }
    set { ornaments.shouldGroupAccessibilityChildren = newValue }
  }

  open var accessibilityPath: UIBezierPath? {
    get { ornaments.accessibilityPath }
    set { ornaments.accessibilityPath = newValue }
  }

  open var accessibilityFrame: CGRect {
    get { ornaments.accessibilityFrame }
    set { ornaments.accessibilityFrame = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { ornaments.accessibilityCustomActions }
    set { ornaments.accessibilityCustomActions = newValue }
  }

  open var isMultipleTouchEnabled: Bool {
    get { ornaments.isMultipleTouchEnabled }
    set { ornaments.isMultipleTouchEnabled = newValue }
  }

  open var isExclusiveTouch: Bool {
    get { ornaments.isExclusiveTouch }
    set { ornaments.isExclusiveTouch = newValue }
  }

  open var autoresizesSubviews: Bool {
    get { ornaments.autoresizesSubviews }
    set { ornaments.autoresizesSubviews = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ornaments.insetsLayoutMarginsFromSafeArea }
    set { ornaments.insetsLayoutMarginsFromSafeArea = newValue }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { ornaments.preservesSuperviewLayoutMargins }
    set { ornaments.preservesSuperviewLayoutMargins = newValue }
  }

  open var restorationIdentifier: String? {
    get { ornaments.restorationIdentifier }
    set { ornaments.restorationIdentifier = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { ornaments.contentScaleFactor }
    set { ornaments.contentScaleFactor = newValue }
  }

  open var isOpaque: Bool {
    get { true }
    set {}
  }
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  open var isFocused: Bool { false }
  open var canBecomeFocused: Bool { false }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var hasAmbiguousLayout: Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: The hierarchy's callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
}
