/// A switch; tapping it toggles its state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var tapTargets: [TapTarget] {
    [
      target(.toggle, titled: nil) { [self] in
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
}

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

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var isContinuous = true
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { rect }

  /// Drags the thumb to a value, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    setValue(value, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  open var stepValue: Double = 1

  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  private var incrementImages = StateValues<UIImage>()
  private var decrementImages = StateValues<UIImage>()

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementImages[state] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementImages[state] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

  /// Taps plus or minus, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func step(up: Bool) {
    guard isEnabled else { return }
    let next = value + (up ? stepValue : -stepValue)
    let isOver = next > maximumValue || next < minimumValue
    value =
      isOver && wraps
      ? (up ? minimumValue : maximumValue) : min(max(next, minimumValue), maximumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var tapTargets: [TapTarget] {
    [
      target(titled: "Increment") { [self] in step(up: true) },
      target(titled: "Decrement") { [self] in step(up: false) },
    ]
  }
}

/// Which platform's controls a control resembles.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

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

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public init() { super.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .compact }
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) {
    self.date = min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// Chooses a date, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func choose(_ date: Date) {
    guard isEnabled else { return }
    setDate(date, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A color well, with a button that opens the color picker.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
}
