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
  /// `isReached` returns whether a root other than a task reaches an object. Tasks that wait only
  /// for endless ones are `waiting`.
  func stranded(
    _ tasks: [HeapObject], endless: Set<UInt>, known: [UInt: String], isReached: (UInt) -> Bool
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
    for (place, family) in families.enumerated() {
      guard let family else { continue }
      if !mayBeResumed(family, of: all, index, [], known, isReached) {
        stranded.append(place)
      } else if !endless.isEmpty, !mayBeResumed(family, of: all, index, endless, known, isReached) {
        waiting.append(place)
      }
    }
    return (stranded, waiting)
  }

  /// Whether something may resume a task or one of those inside it.
  private func mayBeResumed(
    _ family: [UInt], of tasks: Set<UInt>, _ index: OpaquePointer, _ endless: Set<UInt>,
    _ known: [UInt: String], _ isReached: (UInt) -> Bool
  ) -> Bool {
    var order = family
    var seen = endless.union(order)
    var next = 0
    while next < order.count {
      guard next < Self.most else { return true }
      let address = order[next]
      next += 1
      for holder in holders(of: address, index)
      where mayRefer(holder, to: address, isTask: tasks.contains(address)) {
        guard holder.place == cheap_allocation, known[holder.from] == nil,
          endless.contains(holder.from) || !isReached(holder.from)
        else { return true }
        if seen.insert(holder.from).inserted { order.append(holder.from) }
      }
    }
    return false
  }

  private func mayRefer(_ holder: cheap_holder, to target: UInt, isTask: Bool) -> Bool {
    guard holder.place == cheap_allocation else {
      // The runtime's type tables may end with a stale word.
      return holder.place == cheap_thread || !names.isOfRuntime(holder.from)
    }
    guard isObject(holder.from), let from = HeapObject(word: holder.from) else {
      return !isSideTable(holder, of: target)
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
