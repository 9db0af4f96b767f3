// System screens for documents and printing. A test sees which was presented; none shows a document.

/// Previews a document, or offers apps that open it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public override init() {
    super.init()
  }

  public init(url URL: URL) {
    url = URL
    super.init()
  }

  /// Presents a preview on the view controller that the delegate provides; returns false without one.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard
      let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self)
    else { return false }
    let preview = UIViewController()
    preview.title = name ?? url?.lastPathComponent
    presenter.present(preview, animated: animated)
    return true
  }

  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Prints an app's content: there is no printer, so the user always cancels.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { true }
  open class func canPrint(_ url: URL) -> Bool { true }

  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true

  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    completionHandler?(self, false, nil)
    return true
  }

  open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait

  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
}

@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?

  public init(text: String) {
    self.text = text
    super.init()
  }
}

@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
}

/// Shows a word's definition.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { true }

  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
    title = term
  }

  public required init?(coder: NSCoder) { nil }
}
