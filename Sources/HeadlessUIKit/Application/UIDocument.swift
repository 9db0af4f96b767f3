/// A document, whose contents an app reads and writes.
///
/// Its file is read and written when it opens and closes.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  open private(set) var fileURL: URL
  open private(set) var documentState = State.closed
  open private(set) var hasUnsavedChanges = false
  open var undoManager: UndoManager! = UndoManager()
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { nil }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open func contents(forType typeName: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let hasOpened = (try? load(fromContents: Data(contentsOf: fileURL), ofType: fileType)) != nil
    if hasOpened { documentState = .normal }
    completionHandler?(hasOpened)
  }

  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let finish = { (isSaved: Bool) in
      self.documentState = .closed
      completionHandler?(isSaved)
    }
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: finish)
    } else {
      finish(true)
    }
  }

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let contents = try? contents(forType: fileType ?? "") as? Data
    let isSaved = (try? contents?.write(to: url)) != nil
    if isSaved { hasUnsavedChanges = false }
    if saveOperation == .forCreating, isSaved { documentState = .normal }
    completionHandler?(isSaved)
  }

  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}
