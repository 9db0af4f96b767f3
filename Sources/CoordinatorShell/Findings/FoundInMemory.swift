import RetainGraph

/// What was found in memory to hold suspects, in the form that a walk wants.
struct FoundInMemory {
  var roots: [Root] = []
  /// Work that is queued or that another thread does; it ends.
  var work: [Root] = []
  var others: [AnyObject] = []
  var kinds: [String: FoundRoot.Kind] = [:]
  var isComplete = false
  var usesWork = false
  var isEmpty: Bool { roots.isEmpty && work.isEmpty && others.isEmpty }

  init() {}

  init(_ found: OutsideHolders) {
    // Memory that has no name says nothing: its words may be left over.
    for root in found.roots where root.kind != .memory {
      let entry = Root(root.object, label: root.label)
      if root.kind == .work { work.append(entry) } else { roots.append(entry) }
      kinds[root.label] = root.kind
    }
    others = found.others
    isComplete = found.isComplete
  }
}
