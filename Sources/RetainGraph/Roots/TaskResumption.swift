import CHeap

/// Finds suspended tasks that no code can resume.
///
/// Whatever resumes a task refers to it: a continuation, a queue, an actor, a timer, the task that
/// awaits it. A task is stranded if only memory that no root reaches, such as the task's own
/// frames, refers to it. Every word counts as a reference, so that a stale word makes a stranded
/// task look resumable, and never the reverse.
extension MemorySearch {
  /// The indices of those tasks; empty if not all memory can be read.
  ///
  /// `isReached` returns whether a root other than a task reaches an object, and `isOfApp` whether a
  /// module is the app's, whose weak references count too. Tasks that wait only for endless ones are
  /// `waiting`.
  func stranded(
    _ tasks: [HeapObject], endless: Set<UInt>, known: Set<UInt>,
    isOfApp: (_ module: String) -> Bool, isReached: (UInt) -> Bool
  ) -> (stranded: [Int], waiting: [Int]) {
    let families = tasks.map { task in
      endless.contains(task.bits) ? nil : TaskMemory.innerTasks(of: task).map { [task.bits] + $0 }
    }
    let inner = families.flatMap { $0?.dropFirst() ?? [] }.sorted()
    guard let index = cheap_make_index(inner, inner.count) else { return ([], []) }
    defer { cheap_free_index(index) }
    guard cheap_is_complete(index) else { return ([], []) }
    var stranded: [Int] = []
    var waiting: [Int] = []
    let all = Set(tasks.map(\.bits)).union(inner)
    func resumption(_ family: [UInt], _ endless: Set<UInt>) -> Resumption {
      self.resumption(of: family, among: all, index, endless, known, isOfApp, isReached)
    }
    for (place, family) in families.enumerated() {
      guard let family else { continue }
      if resumption(family, []) == .impossible {
        stranded.append(place)
      } else if !endless.isEmpty, resumption(family, endless) == .byEndlessTask {
        waiting.append(place)
      }
    }
    return (stranded, waiting)
  }

  private enum Resumption {
    case possible, byEndlessTask, impossible
  }

  /// What may resume a task or one of those inside it.
  ///
  /// Weak references lead to a handle that can cancel the task. That excuses no task that only an
  /// endless one resumes, as it excuses no task that polls.
  private func resumption(
    of family: [UInt], among tasks: Set<UInt>, _ index: OpaquePointer, _ endless: Set<UInt>,
    _ known: Set<UInt>, _ isOfApp: (String) -> Bool, _ isReached: (UInt) -> Bool
  ) -> Resumption {
    var order = family
    var seen = endless.union(order)
    var isHeldByEndless = false
    // Weak references point at an object's side table.
    var tables: Set<UInt> = []
    var next = 0
    while next < order.count {
      guard next < Self.most else { return .possible }
      let address = order[next]
      next += 1
      let isTable = tables.contains(address)
      for holder in holders(of: address, index) {
        if holder.place == cheap_allocation, endless.contains(holder.from) {
          isHeldByEndless = true
        }
        if isTable {
          guard endless.isEmpty, isWeakReference(holder, isOfApp: isOfApp) else { continue }
        } else if isSideTable(holder, ofObjectAt: address) {
          tables.insert(holder.from)
        } else {
          guard mayRefer(holder, to: address, isTask: tasks.contains(address)) else { continue }
        }
        guard holder.place == cheap_allocation, !known.contains(holder.from),
          endless.contains(holder.from) || !isReached(holder.from)
        else { return .possible }
        if seen.insert(holder.from).inserted { order.append(holder.from) }
      }
    }
    return isHeldByEndless ? .byEndlessTask : .impossible
  }

  /// Whether an allocation contains the counts of the live object at an address.
  private func isSideTable(_ holder: cheap_holder, ofObjectAt address: UInt) -> Bool {
    holder.place == cheap_allocation && holder.offset == 0 && isObject(address)
      && HeapObject(word: address)?.sideTable == holder.from
  }

  /// Whether a word that points at a side table is a weak reference of the app: in one of its
  /// objects, in a collection of its values, in a closure or in a variable.
  private func isWeakReference(_ holder: cheap_holder, isOfApp: (String) -> Bool) -> Bool {
    guard holder.place == cheap_allocation else {
      return holder.place == cheap_variable && !names.isOfRuntime(holder.from, or: ignored)
    }
    guard isObject(holder.from), let from = HeapObject(word: holder.from), !from.isDeallocating
    else { return false }
    let layout = layouts.heap(of: from)
    guard isInUse(Int(holder.offset), of: from, layout) else { return false }
    guard from.metadata.kind == .class else { return from.metadata.kind == .context }
    let types: [Metadata?] =
      switch layout.body {
      case .array: [from.metadata.genericArgument(0)]
      case .table(let storage): [storage.key, storage.value]
      case .fields, .captures, .genericCaptures, .error: [from.metadata]
      }
    return types.contains { $0?.descriptor.map { isOfApp($0.module) } ?? false }
  }

  private func mayRefer(_ holder: cheap_holder, to target: UInt, isTask: Bool) -> Bool {
    guard holder.place == cheap_allocation else {
      // The runtime's type tables may end with a stale word, and no caller of this module resumes
      // a task.
      return holder.place == cheap_thread || !names.isOfRuntime(holder.from, or: ignored)
    }
    guard let from = HeapObject(word: holder.from) else { return true }
    guard isObject(holder.from) else {
      return !isSideTable(holder, of: target)
        && !TaskMemory.isUnused(Int(holder.offset), ofSlabAt: from.address)
    }
    if from.metadata.kind == .task { return true }
    guard !from.isDeallocating, !isOwn(from) else { return false }
    guard
      isTask
        || HeapObject(word: target).map({ isObject(target) && $0.metadata.kind == .task }) ?? false
    else { return accepted(holder, of: target) != nil }
    // A continuation may be in memory after an instance's fields.
    return from.metadata.kind == .class && !layouts.heap(of: from).isCollection
      || isInUse(Int(holder.offset), of: from, layouts.heap(of: from))
  }
}
