/// The document picker: users choose the only document there is, save what is exported, or cancel.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public let exportedURLs: [URL]
  private let contentTypes: [String]

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exportedURLs = urls
    contentTypes = []
    super.init(nibName: nil, bundle: nil)
  }

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exportedURLs = []
    contentTypes = allowedUTIs
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addSystemButton(exportedURLs.isEmpty ? "Document" : "Save") { [weak self] in self?.choose() }
    addSystemButton("Cancel") { [weak self] in self?.cancel() }
  }

  // The picker dismisses itself before it calls its delegate.
  private func choose() {
    let urls = exportedURLs.isEmpty ? [SampleDocument.write(as: contentTypes)] : exportedURLs
    dismiss(animated: true) {
      self.delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }

  private func cancel() {
    dismiss(animated: true) { self.delegate?.documentPickerWasCancelled(self) }
  }
}

extension UIDocumentPickerViewController: SystemScreen {
  func didDismissBySwipe() { delegate?.documentPickerWasCancelled(self) }
}

/// The document that a picker offers.
private enum SampleDocument {
  private static let extensions = [
    "com.adobe.pdf": "pdf", "public.json": "json", "public.comma-separated-values-text": "csv",
    "public.image": "png", "public.png": "png", "public.jpeg": "jpg",
  ]

  /// Writes it to the temporary folder of the app's home, with an extension of the first type that has one.
  static func write(as types: [String]) -> URL {
    let suffix = types.lazy.compactMap { extensions[$0] }.first ?? "txt"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Document.\(suffix)")
    try? Data("A document".utf8).write(to: url)
    return url
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
