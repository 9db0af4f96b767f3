/// An object that something outside the graph is expected to retain.
///
/// A task can be a root too; the references in its frames are possible references.
public struct Root {
  /// The object; the root retains it.
  public let object: AnyObject
  /// The name that findings print as the start of a path.
  public let label: String
  /// Whether the object is a closure's context, or the only object that a closure captures.
  public let isClosure: Bool

  /// Creates a root.
  ///
  /// If `label` is nil, the root is named after the object's type.
  public init(_ object: AnyObject, label: String? = nil, isClosure: Bool = false) {
    self.object = object
    self.label = label ?? HeapObject(object).metadata.name
    self.isClosure = isClosure
  }
}
