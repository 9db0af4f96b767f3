import CHeap

/// Searches the process's memory for holders of objects that a graph doesn't explain.
///
/// Follows every allocation and variable that contains an object's address, back to the roots. A
/// Swift object counts as a holder only if its layout says so. Non-Swift memory always counts, and
/// references through it are possible references.
final class MemorySearch {
  let layouts: Layouts
  private let reader: ReferenceReader
  let names: RootNames
  let ignored: Set<String>
  private let guardian: ObjectGuard
  private let readsThreads: Bool
  private var strongTargets: [UInt: Set<UInt>] = [:]

  /// Ignores references from objects and variables of the `ignored` modules and of this module, and
  /// words of other threads if `readsThreads` is false.
  init(
    layouts: Layouts, names: RootNames, ignoring ignored: Set<String>, readsThreads: Bool = true
  ) {
    self.readsThreads = readsThreads
    self.layouts = layouts
    self.names = names
    guardian = ObjectGuard(names: names)
    self.ignored = ignored.union(["RetainGraph"])
    var reader = ReferenceReader(layouts: layouts)
    reader.readsWeak = false
    self.reader = reader
  }

  /// A word that points from one place into an allocation.
  struct Link {
    let from: UInt
    let to: UInt
    /// The offset of the word in that place.
    let offset: Int
    let place: cheap_place
    let isCertain: Bool
    /// Whether the word belongs to a readable Swift object or variable.
    let isSwift: Bool
  }

  /// The holders of `targets`.
  ///
  /// A path that reaches a `known` object takes it as its root. A path that reaches an object for
  /// which `wasReached` is true needs no root; a target may have other holders than those that reach it.
  func holders(
    of targets: [HeapObject], known roots: [Root], wasReached: (UInt) -> Bool
  ) -> OutsideHolders {
    var known: [UInt: RootNames.Name] = [:]
    for root in roots {
      known[HeapObject(root.object).bits] = RootNames.Name(text: root.label, kind: root.kind)
    }
    guard let index = cheap_make_index(nil, 0) else { return OutsideHolders() }
    defer { cheap_free_index(index) }
    var links: [UInt: [Link]] = [:]
    var order = targets.map(\.bits)
    let targeted = Set(order)
    func isReached(_ address: UInt) -> Bool { !targeted.contains(address) && wasReached(address) }
    var seen = targeted
    var inUse: [UInt: Range<Int>] = [:]
    var next = 0
    // Searches for the holders only of confirmed holders.
    while next < order.count, next < Self.most {
      let address = order[next]
      next += 1
      if known[address] != nil || isReached(address) { continue }
      for holder in holders(of: address, index) {
        guard let link = accepted(holder, of: address) else { continue }
        links[link.from, default: []].append(link)
        if let range = elements(at: address, of: link) { inUse[address] = range }
        if link.place == cheap_allocation, seen.insert(link.from).inserted {
          order.append(link.from)
        }
      }
    }
    for (address, range) in inUse { links[address]?.removeAll { !range.contains($0.offset) } }
    var answer = OutsideHolders()
    answer.isComplete = cheap_is_complete(index) && next == order.count
    answer.isQuiet = cheap_is_quiet(index)
    // Before others retain the objects, too.
    if answer.isComplete {
      let referenced = Set(links.values.joined().map(\.to))
      answer.unreferenced = order.compactMap { address in
        guard !referenced.contains(address), known[address] == nil, !isReached(address),
          isObject(address), let object = HeapObject(word: address),
          object.metadata.isCoreFoundation, object.retainCount == 1
        else { return nil }
        return object.reference
      }
    }
    collect(links, known, isReached, order, targeted, &answer)
    answer.bridges = bridges(links, order)
    return answer
  }

  /// Where the elements of non-Swift memory are, if the object at the other end of a link knows.
  private func elements(at address: UInt, of link: Link) -> Range<Int>? {
    guard link.place == cheap_allocation, !isObject(address), isObject(link.from),
      let holder = HeapObject(word: link.from)
    else { return nil }
    return layouts.elements(ofAllocationAt: address, pointedAtBy: holder)
  }

  /// The paths from Swift objects to the next ones through other memory or unmanaged references.
  private func bridges(_ links: [UInt: [Link]], _ order: [UInt]) -> [Bridge] {
    var bridges: [Bridge] = []
    for start in order where isObject(start) {
      for first in links[start] ?? [] where !first.isSwift {
        if isObject(first.to) {
          bridges.append(Bridge(from: start, to: first.to, offset: first.offset))
          continue
        }
        var queue = [first.to]
        var seen: Set<UInt> = [first.to]
        while let address = queue.popLast() {
          for link in links[address] ?? [] where seen.insert(link.to).inserted {
            if isObject(link.to) {
              bridges.append(Bridge(from: start, to: link.to, offset: first.offset))
            } else {
              queue.append(link.to)
            }
          }
        }
      }
    }
    return bridges
  }

  /// The longest chain of holders that the search follows.
  static let most = 200_000

  func holders(of address: UInt, _ index: OpaquePointer) -> [cheap_holder] {
    var count = 16
    while true {
      var found = 0
      let holders = [cheap_holder](unsafeUninitializedCapacity: count) { buffer, initialized in
        guard let start = buffer.baseAddress else { return }
        found = cheap_get_holders(index, address, start, buffer.count)
        initialized = min(found, buffer.count)
      }
      if found <= holders.count { return holders }
      count = found
    }
  }

  /// Follows roots, the simplest first, through non-Swift memory to the first Swift objects.
  private func collect(
    _ links: [UInt: [Link]], _ known: [UInt: RootNames.Name], _ isReached: (UInt) -> Bool,
    _ order: [UInt],
    _ targets: Set<UInt>, _ answer: inout OutsideHolders
  ) {
    var rooted: Set<UInt> = []
    var faint: Set<UInt> = []
    var certain: Set<UInt> = []
    var queue: [(address: UInt, name: RootNames.Name, isCertain: Bool)] = []
    var next = 0
    func arrive(
      at address: UInt, _ name: RootNames.Name, isCertain: Bool, isRoot: Bool,
      variable: UInt? = nil
    ) {
      // A root in unnamed memory, which may be stale, must not hide a named one, and no variable another.
      let isNew: Bool
      if name.kind == .memory {
        isNew = !rooted.contains(address) && faint.insert(address).inserted
      } else {
        isNew = rooted.insert(address).inserted
      }
      guard isNew || variable != nil else { return }
      if isCertain { certain.insert(address) }
      let isObject = isObject(address)
      if isObject, isRoot, !isReached(address), let object = HeapObject(word: address) {
        answer.roots.append(
          FoundRoot(
            object: object.reference, label: name.text,
            kind: variable == nil ? name.kind : name.kind(holding: object), isCertain: isCertain,
            variable: variable, isClosure: variable != nil && name.isClosure))
      }
      guard isNew else { return }
      let refined = isObject ? name : names.refined(name, at: address)
      queue.append((address, refined, isCertain && isObject))
    }
    func follow(_ isBelieved: (Link) -> Bool) {
      while next < queue.count {
        let (address, name, isCertain) = queue[next]
        next += 1
        for link in links[address] ?? []
        where link.place == cheap_allocation && isBelieved(link) {
          arrive(
            at: link.to, name, isCertain: isCertain && link.isCertain, isRoot: !link.isCertain)
        }
      }
    }
    for address in order {
      if let name = known[address] {
        arrive(at: address, name, isCertain: true, isRoot: true)
      } else if isReached(address), let object = HeapObject(word: address) {
        let name = "memory that \(layouts.heap(of: object).name) refers to"
        arrive(
          at: address, RootNames.Name(text: name, kind: .memory), isCertain: true, isRoot: false)
      }
    }
    follow(\.isSwift)
    let starts = links.values.joined().filter { $0.place != cheap_allocation }.map { link in
      (link, names.name(ofWordAt: link.from, isThread: link.place == cheap_thread))
    }
    .sorted { $0.0.from < $1.0.from }
    // Knowledge from Swift metadata takes precedence over what memory looks like.
    for (link, name) in starts where name.rank == 0 && link.isSwift {
      arrive(
        at: link.to, name, isCertain: link.isCertain, isRoot: true, variable: link.from)
    }
    follow(\.isCertain)
    for rank in [1, 0, 2, 3] {
      for (link, name) in starts where name.rank == rank {
        arrive(at: link.to, name, isCertain: link.isCertain, isRoot: true)
      }
      if rank == 0 { next = 0 }
      follow { _ in true }
    }
    // An uncertain root, which may be a stale word, must not hide other holders.
    for address in order
    where !certain.contains(address) && !targets.contains(address) && isObject(address) {
      if let object = HeapObject(word: address) { answer.others.append(object.reference) }
    }
  }

  // MARK: What is believed

  func accepted(_ holder: cheap_holder, of target: UInt) -> Link? {
    func link(_ isCertain: Bool, isSwift: Bool = true) -> Link {
      Link(
        from: holder.from, to: target, offset: Int(holder.offset), place: holder.place,
        isCertain: isCertain,
        isSwift: isSwift)
    }
    guard holder.place == cheap_allocation else {
      guard
        holder.place == cheap_thread
          ? readsThreads
          : !names.isOfRuntime(holder.from, or: ignored) && names.isInUse(wordAt: holder.from)
      else { return nil }
      let isVariable = holder.place == cheap_variable && isObject(target)
      return link(isVariable, isSwift: isVariable)
    }
    guard let from = HeapObject(word: holder.from) else { return nil }
    guard isObject(holder.from) else {
      let isStale =
        isSideTable(holder, of: target)
        || TaskMemory.isUnused(Int(holder.offset), ofSlabAt: from.address)
        || names.isLock(holder.from)
      return isStale ? nil : link(false, isSwift: false)
    }
    // The frames of a task describe what it holds, but they contain stale words too.
    guard !from.isDeallocating, from.metadata.kind != .task, !isOwn(from) else { return nil }
    if holder.from != target, strongTargets(of: from).contains(target) { return link(true) }
    let layout = layouts.heap(of: from)
    let offset = Int(holder.offset)
    // A collection doesn't clear the memory of removed elements.
    let isRemoved = layout.isCollection && !isInUse(offset, of: from, layout)
    let part = layout.unread.first {
      !isRemoved && $0.from <= offset && offset < $0.to ?? from.storedSize ?? .max
    }
    if isObject(target), part?.mayBeUnretained == true { return link(false, isSwift: false) }
    guard holder.from != target else { return nil }
    let isUnread =
      part != nil
      || layout.opaque != nil && layout.unread.isEmpty
    if isUnread, isObject(target) { return link(false) }
    let mayPoint = isUnread || isInUse(offset, of: from, layout)
    return !isObject(target) && mayPoint ? link(false, isSwift: false) : nil
  }

  /// Whether a word belongs to an object rather than to the rest of its allocation.
  func isInUse(_ offset: Int, of object: HeapObject, _ layout: HeapLayout) -> Bool {
    switch layout.body {
    case .array(let storage):
      let count = Int(bitPattern: object.address.word(at: ArrayStorage.countOffset))
      return offset >= storage.elementsOffset
        && offset < storage.elementsOffset + count * storage.stride
    case .table(let storage): return storage.isOccupied(offset, of: object)
    case .fields, .captures, .genericCaptures, .error: break
    }
    guard offset >= 16 else { return false }
    return switch object.metadata.kind {
    case .class: offset < object.metadata.instanceSize
    case .context: layouts.capturesEnd(of: object).map { offset < $0 } ?? true
    default: true
    }
  }

  /// Whether an allocation holds the reference counts of the object that its first word points at,
  /// or of a deallocated object there, whose memory may be in use for something else; weak references
  /// point at such an allocation, and none of its words retains anything.
  func isSideTable(_ holder: cheap_holder, of target: UInt) -> Bool {
    guard let table = HeapObject(word: holder.from) else { return false }
    let first = table.address.word()
    if isObject(first), HeapObject(word: first)?.sideTable == holder.from { return true }
    // The allocator adds 16 bytes if the remainder would be too small to use.
    guard holder.offset == 0, [40, 56].contains(allocatedSize(table.address)) else { return false }
    let counts = table.address.word(at: 16)
    if isObject(target) { return counts & (1 << 32) != 0 }
    // Any structure may point at other memory, so only the exact counts of a deallocated object prove a table: besides
    // the lowest bit, only its deallocation is set, and weak references remain.
    return counts & ~1 == 1 << 32 && UInt32(truncatingIfNeeded: table.address.word(at: 24)) > 0
  }

  private func strongTargets(of object: HeapObject) -> Set<UInt> {
    if let known = strongTargets[object.bits] { return known }
    let layout = layouts.heap(of: object)
    let found = reader.references(of: object, layout, isContext: true)
    let targets = Set(found.lazy.filter { $0.strength == .strong }.map(\.target.bits))
    strongTargets[object.bits] = targets
    return targets
  }

  /// Excludes the storage of the calling code, which doesn't hold the object.
  func isOwn(_ object: HeapObject) -> Bool {
    guard object.metadata.kind == .class else { return false }
    return object.metadata.descriptor.map { ignored.contains($0.module) } ?? false
  }

  /// Whether an allocation is still a Swift object; another thread may have freed it since.
  func isObject(_ address: UInt) -> Bool { guardian.isObject(address) }
}

extension HeapObject {
  /// The side table with the reference counts, which exists after the first weak reference.
  var sideTable: UInt? {
    guard case .inTable(let table) = CountWord(address.word(at: 8)) else { return nil }
    return table
  }
}
