/// An object that something outside the graph is expected to retain.
///
/// A task can be a root too; the references in its frames are possible references.
public struct Root {
  /// Distinguishes roots that findings treat differently.
  public enum Kind: Hashable, Sendable {
    /// A static, global, or lazy global variable of the app or a library.
    case variable
    /// Such a variable that can't be nil, which always holds an object.
    case singleton
    /// Work that is queued or that another thread is running.
    case work
    /// Work that Dispatch will do at a later time.
    case delayedWork
    /// A timer or another dispatch source.
    case source
    /// A clock, which retains delayed work.
    case clock
    /// A run loop, which retains timers and display links.
    case runLoop
    /// A notification center, which retains observers.
    case notificationCenter
    /// A suspended task, which may continue.
    case task
    /// A task that sleeps and continues forever.
    case pollingTask
    /// Memory whose owner can't be determined.
    case memory
    /// Any other object, such as a scene.
    case other

    /// Whether it is work that will run and end.
    public var isWork: Bool { self == .work || self == .delayedWork }
  }

  /// The object; the root retains it.
  public let object: AnyObject
  /// The name that findings print as the start of a path.
  public let label: String
  /// What the root is.
  public let kind: Kind
  /// Whether the object is a closure's context, or the only object that a closure captures.
  public let isClosure: Bool

  /// Creates a root.
  ///
  /// If `label` is nil, the root is named after the object's type.
  public init(
    _ object: AnyObject, label: String? = nil, kind: Kind = .other, isClosure: Bool = false
  ) {
    self.object = object
    self.kind = kind
    self.label = label ?? HeapObject(object).metadata.name
    self.isClosure = isClosure
  }
}
