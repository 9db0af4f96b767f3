/// An object that something outside the graph is expected to retain.
///
/// A task can be a root too; the references in its frames are possible references.
public struct Root {
  public let object: AnyObject
  public let label: String

  /// Creates a root; without a label, its name is its type.
  public init(_ object: AnyObject, label: String? = nil) {
    self.object = object
    self.label = label ?? HeapObject(object).metadata.name
  }
}
