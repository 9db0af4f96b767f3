import RetainGraph

/// The holders of suspects found in memory, as roots for a walk.
struct FoundInMemory {
  var roots: [Root] = []
  /// Queued work, or work on another thread, which will end.
  var work: [Root] = []
  var others: [AnyObject] = []
  var bridges: [Bridge] = []
  /// Core Foundation's objects that hold suspects and that nothing refers to.
  var unreferenced: [AnyObject] = []
  var isComplete = false
  var isQuiet = true
  var usesWork = false
  var isEmpty: Bool { roots.isEmpty && work.isEmpty && others.isEmpty }

  init() {}

  init(_ found: OutsideHolders) {
    // Unnamed memory is ignored: its words may be stale.
    for root in found.roots where root.kind != .memory {
      let entry = Root(
        root.object, label: root.label, kind: root.kind, isClosure: root.isClosure)
      if root.kind.isWork { work.append(entry) } else { roots.append(entry) }
    }
    others = found.others
    bridges = found.bridges
    unreferenced = found.unreferenced
    isComplete = found.isComplete
    isQuiet = found.isQuiet
  }
}
