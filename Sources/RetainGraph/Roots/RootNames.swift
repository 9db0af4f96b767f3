/// Names variables and non-Swift memory by the symbols of loaded images.
final class RootNames {
  struct Name {
    let text: String
    let kind: Root.Kind
    /// A lower rank is more informative; a thread's stack, which contains stale words, ranks last.
    var rank = 0
    /// The type of a variable that isn't optional.
    var type: String?
    /// The module that declares the variable.
    var module: String?
    /// Whether a variable's value is a closure.
    var isClosure = false

    /// The kind of a root that refers to an object directly.
    func kind(holding object: HeapObject) -> Root.Kind {
      guard kind == .variable, let type else { return kind }
      var next: Metadata? = object.metadata
      while let current = next {
        if current.descriptor?.name == type { return .singleton }
        next = current.kind == .class ? current.superclass : nil
      }
      return kind
    }
  }

  private let images: [LoadedImage]
  private var tables: [Int: SymbolTable] = [:]

  init() { images = LoadedImage.all }

  /// The words of the program's own variables that are one of these addresses.
  func wordsOfProgram(pointingAt targets: Set<UInt>) -> [UInt] {
    images.first?.words(pointingAt: targets) ?? []
  }

  /// The owner of a word outside the heap.
  func name(ofWordAt address: UInt, isThread: Bool) -> Name {
    if isThread { return Name(text: "work on another thread", kind: .work, rank: 3) }
    guard let index = images.firstIndex(where: { $0.range.contains(address) }) else {
      return Name(text: "memory outside of the heap", kind: .memory, rank: 2)
    }
    guard let (symbol, _) = table(index).symbol(at: address) else {
      if index == 0, table(index).isComplete {
        // If all other variables have names, memory without one is hardly a variable.
        return Name(text: unnamed(index), kind: .memory, rank: 2)
      }
      return Name(text: unnamed(index), kind: .variable, rank: index == 0 ? 0 : 2)
    }
    if let variable = VariableName(symbol: symbol) {
      let wellKnown = Self.wellKnown(variable)
      return Name(
        text: wellKnown ?? variable.text,
        kind: wellKnown == "RunLoop.main" ? .work : .variable,
        // Memory that a library's variable leads to may contain stale words, so the app's variables
        // come first.
        rank: wellKnown != nil || !variable.isOfSystem ? 0 : 2, type: variable.type,
        module: variable.module, isClosure: variable.isClosure)
    }
    if let (text, kind) = Self.libraries.first(where: { symbol.hasPrefix($0.prefix) })
      .map({ ($0.text, $0.kind) })
    {
      return Name(text: text, kind: kind, rank: 1)
    }
    let image = index == 0 ? "the program" : images[index].name
    return Name(text: "\(symbol) of \(image)", kind: .memory, rank: 2)
  }

  /// Whether a word belongs to the Swift runtime's own variables, such as its caches of metadata, or
  /// to one that these modules declare.
  func isOfRuntime(_ address: UInt, or modules: Set<String> = []) -> Bool {
    guard let index = images.firstIndex(where: { $0.range.contains(address) }),
      let (symbol, _) = table(index).symbol(at: address)
    else { return false }
    guard symbol.hasPrefix("$s") else {
      return symbol.hasPrefix("_ZN5swift") || symbol.hasPrefix("_ZL") || symbol.hasPrefix("_ZZN")
    }
    return VariableName(symbol: symbol).map { modules.contains($0.module) } ?? true
  }

  /// Whether a word of a variable belongs to the variable's value.
  func isInUse(wordAt address: UInt) -> Bool {
    guard let index = images.firstIndex(where: { $0.range.contains(address) }),
      let (symbol, offset) = table(index).symbol(at: address), offset > 0,
      let variable = ExistentialVariable(symbol: symbol, at: address - UInt(offset))
    else { return true }
    return variable.isInUse(offset)
  }

  /// The name of a path through non-Swift memory, if that memory identifies itself.
  ///
  /// A queue in unnamed memory keeps the name of the memory: the word may be stale, and a queue
  /// without work is referenced in the same way as one with work.
  func refined(_ name: Name, at address: UInt) -> Name {
    if let event = event(at: address) { return event }
    guard name.kind != .source, let first = ProcessMemory.word(at: address),
      let index = images.firstIndex(where: { $0.hasVariable(at: first) }),
      let (symbol, _) = table(index).symbol(at: first),
      let (mark, text, kind) = Self.structures.first(where: { symbol.contains($0.mark) }),
      name.kind != .memory || !mark.hasPrefix("OS_dispatch_queue")
    else { return name }
    // The name of the queue whose work is pending, not of its target queue.
    return Name(text: text, kind: kind, rank: name.rank)
  }

  /// Whether an allocation is a lock of C++, as Combine's publishers have.
  ///
  /// It retains nothing, and the allocator adds a word behind it, which may be stale.
  func isLock(_ address: UInt) -> Bool {
    guard let first = ProcessMemory.word(at: address),
      let index = images.firstIndex(where: { $0.hasVariable(at: first) }),
      let (symbol, _) = table(index).symbol(at: first), symbol.hasPrefix("_ZTV")
    else { return false }
    return symbol.contains("Mutex") || symbol.contains("mutex") || symbol.contains("Lock")
  }

  /// The event that a dispatch source waits for, by the type that it points at.
  private func event(at address: UInt) -> Name? {
    // Copies the memory, because another thread may have freed it since.
    guard address >= leastValidAddress, let header = ProcessMemory.word(at: address - 8) else {
      return nil
    }
    let words = min((header & ~7) / 8, 16)
    for index in 0..<words {
      guard let word = ProcessMemory.word(at: address + index * 8),
        let image = images.firstIndex(where: { $0.hasVariable(at: word) }),
        let (symbol, offset) = table(image).symbol(at: word), offset == 0,
        symbol.hasPrefix("_dispatch_source_type_")
      else { continue }
      if symbol.hasSuffix("_after") {
        return Name(text: "work that Dispatch does later", kind: .delayedWork)
      }
      let isTimer = symbol.hasSuffix("_timer") || symbol.hasSuffix("_interval")
      return Name(text: isTimer ? "a dispatch timer" : "a dispatch source", kind: .source)
    }
    return nil
  }

  /// Whether a word is the address of heap object metadata.
  func isMetadata(_ word: UInt) -> Bool {
    guard word >= leastValidAddress, word % 8 == 0, let kind = ProcessMemory.word(at: word) else {
      return false
    }
    guard kind == Metadata.Kind.class.rawValue else {
      return [.context, .genericBox, .error, .task].contains(Metadata.Kind(rawValue: kind))
    }
    // A word that resembles metadata by accident has no valid function table or superclass.
    guard let witnesses = ProcessMemory.word(at: word - 8),
      let deinitializer = ProcessMemory.word(at: word - 16),
      images.contains(where: { $0.range.contains(witnesses) }),
      images.contains(where: { $0.range.contains(deinitializer) }),
      let superclass = ProcessMemory.word(at: word + 8), superclass == 0 || isMetadata(superclass)
    else { return false }
    guard let descriptor = ProcessMemory.word(at: word + 40), descriptor % 4 == 0,
      images.contains(where: { $0.range.contains(descriptor) }),
      let flags = ProcessMemory.word(at: descriptor & ~7)
    else { return false }
    return (descriptor % 8 == 0 ? flags : flags >> 32) & 0x1F == 16
  }

  private func table(_ index: Int) -> SymbolTable {
    if let known = tables[index] { return known }
    let table = SymbolTable(.object, of: images[index])
    tables[index] = table
    return table
  }

  private func unnamed(_ index: Int) -> String {
    if index == 0 {
      return table(index).isComplete
        ? "a variable of the program without a name"
        : "a static or global, which has no name: the program is stripped"
    }
    return "a variable of \(images[index].name)"
  }

  /// Well-known Foundation variables, named by their contents.
  private static func wellKnown(_ variable: VariableName) -> String? {
    guard variable.module.hasPrefix("Foundation") else { return nil }
    return [
      "static NotificationCenter._defaultCenter": "NotificationCenter.default",
      "static NotificationCenter.default": "NotificationCenter.default",
      "static OperationQueue._main": "OperationQueue.main",
      "static OperationQueue.main": "OperationQueue.main",
      "static Thread._mainThread": "Thread.main",
      // Timers are the host's; what remains are blocks that the run loop hasn't run.
      "static RunLoop._mainRunLoop": "RunLoop.main",
      "static RunLoop.main": "RunLoop.main",
      "static UserDefaults.sharedDefaults": "UserDefaults.standard",
      "static UserDefaults.standard": "UserDefaults.standard",
      "static URLSession._shared": "URLSession.shared",
      "static URLSession.shared": "URLSession.shared",
      "static URLCache.sharedCache": "URLCache.shared",
    ][variable.text]
  }

  private static let libraries: [(prefix: String, text: String, kind: Root.Kind)] = [
    ("CFRunLoopGetMain", "the main run loop", .source),
    ("_dispatch_main_q", "work on the main queue", .work),
    ("_dispatch_root_queues", "work on a dispatch queue", .work),
    ("_dispatch_pthread_root", "work on a dispatch queue", .work),
    ("_dispatch_timers_heap", "a dispatch timer", .source),
    ("_dispatch_sources", "a dispatch source", .source),
    ("_dispatch_mgr_q", "a dispatch source", .source),
    ("_dispatch_io", "an open channel of Dispatch", .source),
  ]

  /// The name from the symbol that the first word of a structure points at.
  private static let structures: [(mark: String, text: String, kind: Root.Kind)] = [
    ("OS_dispatch_source_vtable", "a dispatch source", .source),
    ("OS_dispatch_io_vtable", "an open channel of Dispatch", .source),
    ("OS_dispatch_queue_main", "work on the main queue", .work),
    ("OS_dispatch_queue", "work on a dispatch queue", .work),
    ("OS_dispatch_workloop", "work on a dispatch queue", .work),
    ("OS_dispatch_group", "a dispatch group", .work),
  ]
}
