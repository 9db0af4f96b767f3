/// Reads which objects an object references, one level deep.
///
/// Finds the same objects as `Reader.references`, without the paths to them.
public final class TargetReader {
  /// An object and how another references it; retains it.
  public struct Target {
    /// The referenced object.
    public let object: AnyObject
    /// Whether the reference retains the object.
    public let strength: Strength
    /// Whether it is an element of a collection.
    public let isElement: Bool
  }

  private let layouts = Layouts { _ in false }
  private let reader: ReferenceReader
  private let storage: Metadata?
  /// Checks what another thread may free; nil if none was at work when the reading began.
  private var guardian: ObjectGuard?

  /// Creates a reader, which caches the layouts of the types that it reads.
  ///
  /// - Parameter storage: The class of objects that store references for their holders, such as
  ///   associated objects. What they refer to counts as a target of the holder.
  public init(storage: AnyClass? = nil) {
    var reader = ReferenceReader(layouts: layouts)
    reader.makesPaths = false
    self.reader = reader
    self.storage = storage.map { Metadata($0) }
  }

  /// Begins a series of reads, inside `OtherThreads.paused`; checks once whether other threads run.
  public func begin() {
    guardian = OtherThreads.areAtWork ? ObjectGuard(names: RootNames()) : nil
  }

  /// The targets of an object's references, through its own buffers, closures, and boxes, in field
  /// order.
  ///
  /// Call `begin()` first.
  public func targets(of object: AnyObject) -> [Target] {
    var targets: [Target] = []
    var seen: [HeapObject] = []
    read(HeapObject(object), isContext: false, .strong, isBuffer: false, &seen, &targets)
    return targets
  }

  private func read(
    _ object: HeapObject, isContext: Bool, _ strength: Strength, isBuffer: Bool,
    isStorage: Bool = false, _ seen: inout [HeapObject], _ targets: inout [Target]
  ) {
    for found in reader.references(of: object, layouts.heap(of: object), isContext: isContext)
    where guardian?.isReadable(found.target.bits) ?? true {
      // A reference is as weak as the weakest one on its path.
      let strength = strength == .strong ? found.strength : strength
      let kind = layouts.heap(of: found.target).kind
      switch kind {
      case .object where found.target.metadata == storage:
        read(
          found.target, isContext: false, strength, isBuffer: false, isStorage: true, &seen,
          &targets)
      case .object:
        targets.append(
          Target(object: found.target.reference, strength: strength, isElement: isBuffer))
      case .task: continue
      case .buffer, .context, .error:
        guard !seen.contains(found.target) else { continue }
        seen.append(found.target)
        // The buffer of a storage has the holder's references rather than elements.
        let isCollection = kind == .buffer && !isStorage
        read(
          found.target, isContext: found.isContext, strength, isBuffer: isCollection, &seen,
          &targets)
      }
    }
  }
}
