/// A root that a memory search found, which holds an object from outside the graph.
public struct FoundRoot {
  /// The first Swift object on the path from the root, from which a walk can start.
  public let object: AnyObject
  /// The root's name, such as `static ImageCache.shared` or `a dispatch source`.
  public let label: String
  /// What holds the object.
  public internal(set) var kind: Root.Kind
  /// Whether the root refers to the object directly.
  ///
  /// Otherwise the path leads through non-Swift memory, in which a word equals an address.
  public let isCertain: Bool
  /// The variable's address, if the variable refers to the object directly.
  var variable: UInt?
  /// Whether the object is a closure's context, or the only object that a closure captures.
  public var isClosure = false
}

/// What retains some of a graph's objects, the targets, from outside the graph.
public struct OutsideHolders {
  /// Roots that hold some of the targets: variables, queued work, timers and other memory.
  public var roots: [FoundRoot] = []
  /// Objects that hold some of the targets and that no root reaches.
  public var others: [AnyObject] = []
  /// The paths between these and the targets that lead through memory that isn't Swift's.
  public var bridges: [Bridge] = []
  /// Core Foundation's objects that hold some of the targets and that nothing refers to.
  public var unreferenced: [AnyObject] = []
  /// Whether the search read all memory.
  public var isComplete = false
  /// Whether all other threads waited meanwhile; one at work may hold objects in its registers.
  public var isQuiet = true
}
