/// Finds the tasks that closures may resume.
///
/// A continuation is a word that points at its task. A closure captures it, perhaps in objects of the runtime, or
/// finds it in a field of an object that the closure captures, such as a view controller's.
public final class ContinuationReader {
  private let layouts = Layouts { _ in false }
  private let reader: ReferenceReader
  private let isOfApp: (_ module: String) -> Bool

  /// The most objects of the app between a closure and a continuation: far from it, unrelated objects follow.
  private static let reach = 2
  /// The most objects to read.
  private static let most = 10_000

  /// Creates a reader of closures and of the objects of the app's modules.
  public init(isOfApp: @escaping (_ module: String) -> Bool) {
    var reader = ReferenceReader(layouts: layouts)
    reader.makesPaths = false
    self.reader = reader
    self.isOfApp = isOfApp
  }

  private struct Place {
    let object: HeapObject
    var isContext = false
    /// The number of the app's objects on the way.
    var distance = 0
  }

  /// The indices of those tasks that the closures of some objects may resume.
  public func tasks(resumedBy owners: [AnyObject], among tasks: [AnyObject]) -> Set<Int> {
    let numbers = Dictionary(
      tasks.enumerated().map { (HeapObject($1).bits, $0) }, uniquingKeysWith: { $1 })
    var found: Set<Int> = []
    var queue = owners.map { Place(object: HeapObject($0)) }
    var seen = Set(queue.map(\.object.bits))
    var next = 0
    while next < min(queue.count, Self.most) {
      let place = queue[next]
      next += 1
      let layout = layouts.heap(of: place.object)
      let references = reader.references(of: place.object, layout, isContext: place.isContext)
      // The handle of a task can only cancel it.
      let handles = Set(references.map(\.target.bits).filter { numbers[$0] != nil })
      let words = words(of: place.object)
      found.formUnion(words.filter { !handles.contains($0) }.compactMap { numbers[$0] })
      for reference in references where !handles.contains(reference.target.bits) {
        let distance = place.distance + distance(to: reference.target)
        guard distance <= Self.reach, seen.insert(reference.target.bits).inserted else { continue }
        queue.append(
          Place(
            object: reference.target, isContext: reference.isContext, distance: distance))
      }
      guard isOfRuntime(place.object) else { continue }
      // The runtime's objects have references behind their fields.
      for word in words where numbers[word] == nil && !seen.contains(word) {
        guard let object = guessedObject(at: word), isOfRuntime(object) else { continue }
        seen.insert(word)
        queue.append(Place(object: object, distance: place.distance))
      }
    }
    return found
  }

  private func words(of object: HeapObject) -> [UInt] {
    guard let size = object.allocatedSize, size > 16 else { return [] }
    return ProcessMemory.words(object.bits + 16..<object.bits + UInt(size & ~7)) ?? []
  }

  private func distance(to object: HeapObject) -> Int {
    guard layouts.heap(of: object).kind == .object, let module = module(of: object) else {
      return 0
    }
    if Self.runtime.contains(module) { return 0 }
    return isOfApp(module) ? 1 : Self.reach + 1
  }

  private static let runtime: Set<String> = ["Swift", "Synchronization", "_Concurrency"]

  private func isOfRuntime(_ object: HeapObject) -> Bool {
    module(of: object).map(Self.runtime.contains) ?? false
  }

  private func module(of object: HeapObject) -> String? {
    object.metadata.kind == .class ? object.metadata.descriptor?.module : nil
  }

  private func guessedObject(at word: UInt) -> HeapObject? {
    guard word >= leastValidAddress, word % 16 == 0, word >> 56 == 0,
      let header = ProcessMemory.words(word - 8..<word + 8),
      GuessedObject(at: word, sizeWord: header[0], metadata: header[1]) != nil
    else { return nil }
    return HeapObject(word: word)
  }
}
