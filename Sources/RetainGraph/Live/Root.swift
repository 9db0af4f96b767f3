/// An object that something outside of the graph is expected to keep.
///
/// A task is one, too: what its frames hold is known as possible.
public struct Root {
  public let object: AnyObject
  public let label: String

  /// Without a label it is called by its type.
  public init(_ object: AnyObject, label: String? = nil) {
    self.object = object
    self.label = label ?? HeapObject(object).metadata.name
  }
}
