/// An object that something outside the graph is expected to retain.
///
/// A task can be a root too; the references in its frames are possible references.
public struct Root {
  public let object: AnyObject
  public let label: String
  /// Whether the object is a closure's context, or the only object that a closure captures.
  public let isClosure: Bool

  /// Creates a root; without a label, its name is its type.
  public init(_ object: AnyObject, label: String? = nil, isClosure: Bool = false) {
    self.object = object
    self.label = label ?? HeapObject(object).metadata.name
    self.isClosure = isClosure
  }
}
