/// A segmented control; each segment can be tapped.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment

  private struct Segment {
    var title: String?
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String ?? ($0 as? UIImage)?.name) }
  }

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Inserts a segment; the selected one stays selected.
  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open override var tapTargets: [TapTarget] {
    segments.enumerated().map { index, segment in
      TapTarget(
        kind: .segment, title: segment.title, label: nil, identifier: nil, image: nil,
        isEnabled: isEnabled && segment.isEnabled
      ) { [self] in select(index) }
    }
  }

  /// Selects a segment as the user does, and performs its action.
  private func select(_ index: Int) {
    guard isMomentary || selectedSegmentIndex != index else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.segmentTitle, action: $0) }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: image?.name, at: segment, animated: animated)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.segmentTitle, action: action), at: segment)
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    segments[segment].title = action.segmentTitle
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    setTitle(image?.name, forSegmentAt: segment)
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIAction {
  /// The title of a segment with this action: the action's title, or the name of its image.
  fileprivate var segmentTitle: String? { title.isEmpty ? image?.name : title }
}
