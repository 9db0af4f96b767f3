/// The system's sheet for sharing; nothing is shared, and it is closed like any other sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public let activityItems: [Any]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

/// A service of the app's own that a sharing sheet offers.
@preconcurrency @MainActor open class UIActivity: NSObject {}
