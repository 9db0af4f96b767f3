/// Walks breadth-first from the roots and records everything it finds.
struct GraphBuilder {
  private let reader: ReferenceReader
  private let tracker: Tracker?
  private let learns: Bool
  private let isDirect: Bool
  /// Called for each object before it is read.
  private let isIncluded: ((UInt) -> Bool)?
  private var objects: [HeapObject] = []
  private var areContexts: [Bool] = []
  /// Nodes that turned out to be closures' contexts only after they were read.
  private var lateContexts: [Int] = []
  /// Facts from each object's header, read when it is found: another thread may free it later.
  private var retainCounts: [Int?] = []
  private var areInstances: [Bool] = []
  private var layouts: [HeapLayout] = []
  private var numbers = AddressTable<Int>()
  private var edges: [Graph.Edge] = []
  private var ownRetains = AddressTable<Int>()
  private var unread: [(node: Int, part: Unread)] = []
  private var bridges: [Bridge] = []
  private var attachments: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Prepares a walk.
  ///
  /// A direct one reads only the first object and its own parts. The tracker names objects; if the walk
  /// learns, it also tracks those it meets.
  init(
    layouts: Layouts, tracker: Tracker?, learns: Bool = true, isDirect: Bool = false,
    isIncluded: ((UInt) -> Bool)? = nil
  ) {
    self.tracker = tracker
    self.learns = learns
    self.isIncluded = isIncluded
    self.isDirect = isDirect
    reader = ReferenceReader(layouts: layouts) { object in
      guard object.metadata.kind == .class else { return nil }
      return tracker?.identity(of: object)?.number
    }
  }

  /// The graph of the objects reachable from the roots and from other objects.
  mutating func build(
    _ roots: [Root], others: [AnyObject], bridges: [Bridge] = [],
    attachments: [ObjectIdentifier: ObjectIdentifier] = [:]
  ) -> Graph {
    self.bridges = bridges
    self.attachments = attachments
    let entries = roots.map { root in
      Graph.Entry(
        label: root.label, kind: root.kind,
        node: add(HeapObject(root.object), isContext: root.isClosure), isClosure: root.isClosure)
    }
    for root in roots { countOwnRetain(of: HeapObject(root.object)) }
    return build(entries, others)
  }

  /// The graph around one object, together with the objects of its nodes.
  mutating func buildObjects(
    from object: AnyObject, isContext: Bool = false, _ candidates: [AnyObject]
  ) -> (graph: Graph, objects: [HeapObject]) {
    _ = add(HeapObject(object), isContext: isContext)
    return (build([], candidates), objects)
  }

  private mutating func build(_ entries: [Graph.Entry], _ others: [AnyObject]) -> Graph {
    var next = 0
    expand(&next)
    for other in others {
      countOwnRetain(of: HeapObject(other))
      _ = add(HeapObject(other))
      expand(&next)
    }
    scanUnread()
    cross()
    nameLateCaptures()
    return Graph(
      nodes: objects.indices.map(node), edges: edges, roots: entries,
      addresses: objects.map(\.bits))
  }

  private mutating func add(_ object: HeapObject, isContext: Bool = false) -> Int {
    if let known = numbers[object.bits] { return known }
    let layout = reader.layouts.heap(of: object)
    let number = objects.count
    numbers.insert(number, for: object.bits)
    objects.append(object)
    areContexts.append(isContext)
    retainCounts.append(object.retainCount)
    let isInstance = layout.kind == .object && object.metadata.kind == .class
    areInstances.append(isInstance)
    layouts.append(layout)
    if !layout.isBoundary {
      unread += layout.unread.lazy.filter { !$0.mayBeUnretained }.map { (number, $0) }
    }
    if isInstance, learns { tracker?.learn(object) }
    return number
  }

  private mutating func expand(_ next: inout Int) {
    while next < objects.count {
      defer { next += 1 }
      if isDirect, next > 0, layouts[next].kind == .object { continue }
      for found in reader.references(
        of: objects[next], layouts[next], isContext: areContexts[next])
      {
        if let isIncluded, numbers[found.target.bits] == nil, !isIncluded(found.target.bits) {
          continue
        }
        let target = add(found.target, isContext: found.isContext)
        if found.isContext, !areContexts[target] {
          areContexts[target] = true
          if target <= next { lateContexts.append(target) }
        }
        append(from: next, to: target, found.path, found.strength)
      }
      if !attachments.isEmpty { addAttachment(of: next) }
    }
  }

  /// Adds the reference to what a table keeps for an object until the object is deallocated.
  private mutating func addAttachment(of node: Int) {
    guard areInstances[node],
      let attachment = attachments[ObjectIdentifier(objects[node].reference)],
      let object = HeapObject(word: UInt(bitPattern: attachment)),
      isIncluded.map({ numbers[object.bits] != nil || $0(object.bits) }) ?? true
    else { return }
    append(from: node, to: add(object), FieldPath([.field("associatedObjects")]), .strong)
  }

  private mutating func append(
    from: Int, to: Int, _ path: FieldPath, _ strength: Strength
  ) {
    edges.append(
      Graph.Edge(number: edges.count, from: from, to: to, path: path, strength: strength))
  }

  /// Gives the references of closures that a search of memory found before their holders the paths of captures.
  ///
  /// Those in a task's frames have no such paths: an optimized build stores fewer closures there.
  private mutating func nameLateCaptures() {
    guard !lateContexts.isEmpty else { return }
    let outgoing = Dictionary(grouping: edges.lazy.map(\.number)) { edges[$0].from }
    var ofTasks: Set<Int> = []
    var pending = objects.indices.filter { layouts[$0].kind == .task }
    while let next = pending.popLast() {
      for number in outgoing[next] ?? [] where layouts[edges[number].to].kind == .context {
        if ofTasks.insert(edges[number].to).inserted { pending.append(edges[number].to) }
      }
    }
    for node in lateContexts where !ofTasks.contains(node) {
      var rest = reader.references(of: objects[node], layouts[node], isContext: true)[...]
      for number in outgoing[node] ?? [] {
        let edge = edges[number]
        guard let index = rest.firstIndex(where: { numbers[$0.target.bits] == edge.to }) else {
          continue
        }
        edges[number] = Graph.Edge(
          number: number, from: node, to: edge.to, path: rest[index].path, strength: edge.strength)
        rest = rest[(index + 1)...]
      }
    }
  }

  /// Adds possible edges for words in unreadable memory, and in unfinished tasks, that equal an
  /// object's address.
  ///
  /// Only objects with more strong references than known edges get one. Such words may be stale or
  /// borrowed. If known edges already account for all of an object's references, the words add no
  /// edge, so a leaked cycle stays a leak.
  private mutating func scanUnread() {
    let tasks = isDirect ? [] : objects.indices.filter { layouts[$0].kind == .task }
    guard !unread.isEmpty || !tasks.isEmpty else { return }
    var strong = [Int](repeating: 0, count: objects.count)
    for edge in edges where edge.strength == .strong { strong[edge.to] += 1 }
    let isExplained = objects.indices.map { number in
      !isDirect && retainCount(number).map { $0 <= strong[number] } ?? true
    }
    var possible: [(from: Int, to: Int, path: FieldPath)] = []
    var words = [Int](repeating: 0, count: objects.count)
    for (node, part) in unread {
      for (offset, word) in objects[node].words(in: part) {
        guard let object = HeapObject(unreadWord: word), let target = numbers[object.bits],
          !isExplained[target]
        else { continue }
        possible.append((node, target, path(from: node, at: offset, to: target)))
        words[target] += 1
      }
    }
    // If there are as many words as unexplained references, the words are those references. A
    // closure may have captured some objects without retaining them.
    for (from, to, path) in possible {
      let isExact =
        layouts[from].kind != .context
        && retainCount(to).map { $0 >= strong[to] + words[to] } ?? false
      append(from: from, to: to, path, isExact ? .strong : .possible)
    }
    var memory = TaskMemory(numbers)
    for task in tasks {
      for target in memory.objects(of: objects[task]) where target != task && !isExplained[target] {
        let name = TaskMemory.hasEnded(objects[task]) ? "result" : FieldPath.frame
        append(from: task, to: target, FieldPath([.field(name)]), .possible)
      }
    }
  }

  /// Adds possible edges that lead through memory that isn't Swift's, to objects with more strong
  /// references than known edges.
  private mutating func cross() {
    guard !bridges.isEmpty else { return }
    var strong = [Int](repeating: 0, count: objects.count)
    for edge in edges where edge.strength == .strong { strong[edge.to] += 1 }
    for bridge in bridges {
      guard let from = numbers[bridge.from], let to = numbers[bridge.to],
        retainCount(to).map({ $0 > strong[to] }) ?? false
      else { continue }
      append(from: from, to: to, path(from: from, at: bridge.offset, to: to), .possible)
    }
  }

  /// The path through a word of an object that can't be read.
  private func path(from node: Int, at offset: Int, to target: Int) -> FieldPath {
    let isContext = layouts[node].kind == .context
    return FieldPath([
      isContext
        ? .capture(layouts[target].name) : .field(reader.fieldName(of: objects[node], at: offset))
    ])
  }

  /// The count without the walk's own retains.
  ///
  /// No other thread can free what the walk retains, and a loop over such objects may have retained
  /// them once more when they were found.
  private func retainCount(_ number: Int) -> Int? {
    guard let own = ownRetains[objects[number].bits] else { return retainCounts[number] }
    return objects[number].retainCount.map { $0 - own }
  }

  private mutating func countOwnRetain(of object: HeapObject) {
    ownRetains.insert((ownRetains[object.bits] ?? 0) + 1, for: object.bits)
  }

  private func node(_ number: Int) -> Graph.Node {
    let object = objects[number]
    let layout = layouts[number]
    return Graph.Node(
      number: number, kind: kind(number), type: layout.name,
      identity: areInstances[number] ? tracker?.identity(of: object) : nil,
      retainCount: retainCount(number),
      opaque: layout.opaque, isBoundary: layout.isBoundary)
  }

  private func kind(_ number: Int) -> Graph.Node.Kind {
    switch layouts[number].kind {
    case .object: .object
    case .buffer: .buffer
    case .context: areContexts[number] ? .closure : .box
    case .error: .box
    case .task: .task
    }
  }
}
