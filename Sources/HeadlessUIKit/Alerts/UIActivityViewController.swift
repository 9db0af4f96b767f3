/// The share sheet, in which users copy, choose an activity of the app's own, or close it; it shares nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if excludedActivityTypes?.contains(.copyToPasteboard) != true {
      addSystemButton("Copy") { [weak self] in self?.finish(.copyToPasteboard, completed: true) }
    }
    for activity in applicationActivities
    where activity.canPerform(withActivityItems: activityItems) {
      addSystemButton(activity.activityTitle ?? "Activity") { [weak self] in self?.start(activity) }
    }
    addSystemButton("Close") { [weak self] in self?.finish(nil, completed: false) }
  }

  /// Performs an activity of the app's own; the sheet closes when the activity says that it has finished.
  private func start(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.finished = { [weak self, type = activity.activityType] in
      self?.finish(type, completed: $0)
    }
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: ActivityType?, completed: Bool) {
    // Together with the activity's own screen, if it has one.
    presentingViewController?.dismiss(animated: true) {
      self.complete(type, completed: completed)
    }
  }

  /// Calls the handler, and releases it as iOS does.
  private func complete(_ type: ActivityType?, completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}

extension UIActivityViewController: SystemScreen {
  func didDismissBySwipe() { complete(nil, completed: false) }
}

/// A custom service in the share sheet.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  open class var activityCategory: Category { .action }
  open var activityType: UIActivityViewController.ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {
    let finished = finished
    self.finished = nil
    finished?(completed)
  }

  /// What the share sheet does when the activity has finished.
  fileprivate var finished: ((Bool) -> Void)?

  public typealias ActivityType = UIActivityViewController.ActivityType
}

/// An item whose value depends on the chosen activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
