import CConcurrency
import CRemoteMirror
import Dispatch
@preconcurrency import Foundation
import RetainGraph
import Synchronization
import Testing

final class Shelf {
  nonisolated(unsafe) static var shared = Shelf()
  nonisolated(unsafe) static var byName: [String: Leaf] = [:]
  nonisolated(unsafe) static var actions: [() -> Void] = []
  nonisolated(unsafe) static weak var weakly: Leaf?
  static let guarded = Mutex<Leaf?>(nil)
  var leaves: [Leaf] = []
}

nonisolated(unsafe) private var globalLeaf: Leaf?
nonisolated(unsafe) private var globalAction: (() -> Void)?
nonisolated(unsafe) private var globalPointer: UnsafeMutablePointer<Leaf>?
nonisolated(unsafe) private var globalRing: Ring?
nonisolated(unsafe) private var globalStale: UnsafeMutablePointer<UInt>?
nonisolated(unsafe) private var globalPointers: [Int: UnsafeMutablePointer<UInt>] = [:]
nonisolated(unsafe) private var globalTimer: (any DispatchSourceTimer)?
nonisolated(unsafe) private var globalDetail: (any Detail)?
nonisolated(unsafe) private var globalCrates: [WeakCrate] = []

/// The type of its field is none that metadata names.
private final class Tray {
  let leaves = Mutex<[Leaf]>([])
}

/// Holds memory of a known size, which the allocator may have rounded up.
private final class Latch {
  typealias Words = (UInt, UInt, UInt, UInt)
  nonisolated(unsafe) static var shared: Latch?
  let words: UnsafeMutablePointer<Words>

  init(_ words: UnsafeMutablePointer<Words>) { self.words = words }
}

private typealias Crate = ManagedBuffer<Int, UInt>

private struct WeakCrate {
  weak var crate: Crate?
}

private final class Ring {
  var pointer: UnsafeMutablePointer<Ring>?
  var next: Unmanaged<Ring>?
}

private struct Pair: Detail {
  var first: Leaf?
  var second: Leaf?
}

private enum Scope {
  enum Inner { nonisolated(unsafe) static var detail: (any Detail)? }
}

/// What is found to hold an object from outside of the graph.
@Suite(.serialized) struct RootTests {
  /// The names of the roots that keep a new leaf alive once `hold` has been called with it.
  private func roots(ignoring ignored: Set<String> = [], _ hold: (Leaf) -> Void) -> [String] {
    weak var weakly: Leaf?
    do {
      let leaf = Leaf()
      hold(leaf)
      weakly = leaf
    }
    let watched = [Watched(object: weakly)]
    let walker = Walker(ignoring: ignored)
    let graph = walker.graph([], others: watched.compactMap(\.object))
    let found = walker.outsideHolders(
      of: graph.unexplained().nodes, in: graph,
      known: [
        Root(NotificationCenter.default, label: "NotificationCenter.default"),
        Root(Thread.mainThread, label: "Thread.main"),
      ])
    let roots = found.roots.map { Root($0.object, label: $0.label, isClosure: $0.isClosure) }
    let rooted = walker.graph(roots, others: found.others + watched.compactMap(\.object))
    guard let node = watched.compactMap(\.object).first.flatMap({ rooted.node(of: $0) }) else {
      return ["dead"]
    }
    guard let path = rooted.shortestPath(to: node.number, allowingPossible: true) else { return [] }
    let steps = rooted.holdings(along: path.edges).map { " \($0.path)" }.joined()
    // Several may be called the same.
    let isCertain =
      found.roots.first { $0.object === rooted.liveObject(of: path.root.node) }?.isCertain ?? true
    return [(isCertain ? "" : "possibly ") + path.root.label + steps]
  }

  private struct Watched {
    weak let object: Leaf?
  }

  @Test func `variables of ignored modules hold nothing`() {
    #expect(roots { globalLeaf = $0 } == ["global globalLeaf"])
    // Another module's memory may contain a stale word.
    let others = roots(ignoring: ["RetainGraphTests"]) { globalLeaf = $0 }
    #expect(!others.contains { $0.contains("globalLeaf") })
    globalLeaf = nil
  }

  @Test func `weak references hold nothing that uses the memory of their deallocated objects`() {
    let count = 100
    var blocks: [UnsafeMutablePointer<UInt>] = []
    var isReused = false
    weak var kept: Leaf?
    let roots = roots { leaf in
      var crates = (0..<32).map { _ in Crate.create(minimumCapacity: count) { _ in 0 } }
      globalCrates = crates.map { WeakCrate(crate: $0) }
      let places = Set(crates.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) })
      crates = []
      blocks = (0..<32).map { _ in .allocate(capacity: count + 3) }
      for block in blocks {
        block.initialize(repeating: 0, count: count + 3)
        guard places.contains(UInt(bitPattern: block)) else { continue }
        isReused = true
        block[4] = UInt(bitPattern: Unmanaged.passUnretained(leaf).toOpaque())
      }
      kept = Unmanaged.passRetained(leaf).takeUnretainedValue()
    }
    #expect(isReused)
    #expect(!roots.contains { $0.contains("globalCrates") }, "\(roots)")
    for block in blocks { block.deallocate() }
    globalCrates = []
    if let kept { Unmanaged.passUnretained(kept).release() }
  }

  @Test func `a node that points at other memory is no table of weak references`() {
    let node = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    let block = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
    defer {
      node.deallocate()
      block.deallocate()
    }
    globalStale = node
    defer { globalStale = nil }
    for counts: (UInt, UInt) in [(1 << 32 | 7, 0), (1 << 32 | 7, 1), (1 << 32, 0)] {
      let roots = roots {
        block.initialize(repeating: 0, count: 8)
        block[4] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque())
        (node[0], node[1], node[2], node[3]) = (UInt(bitPattern: block), 0, counts.0, counts.1)
      }
      #expect(roots.contains { $0.hasSuffix("globalStale") }, "\(roots)")
    }
  }

  @Test func `a closure in a global has captures`() {
    let other = Leaf()
    let roots = roots { leaf in
      globalAction = {
        leaf.act()
        other.act()
      }
    }
    #expect(roots == ["global globalAction closure capture of type Leaf"])
    globalAction = nil
  }

  @Test func `statics and globals are named by their declarations`() {
    #expect(roots { Shelf.shared.leaves = [$0] } == ["static Shelf.shared leaves[0]"])
    Shelf.shared.leaves = []
    #expect(roots { Shelf.byName["a"] = $0 } == ["static Shelf.byName [\"a\"]"])
    Shelf.byName = [:]
    #expect(
      roots { leaf in Shelf.actions.append { leaf.act() } } == [
        "static Shelf.actions [0] → closure capture of type Leaf"
      ])
    Shelf.actions = []
    #expect(roots { leaf in Shelf.guarded.withLock { $0 = leaf } } == ["static Shelf.guarded"])
    Shelf.guarded.withLock { $0 = nil }
    #expect(roots { globalLeaf = $0 } == ["global globalLeaf"])
    globalLeaf = nil
    #expect(roots { leaf in globalAction = { leaf.act() } } == ["global globalAction"])
    globalAction = nil
    #expect(roots { Scope.Inner.detail = $0 } == ["static Scope.Inner.detail"])
    Scope.Inner.detail = nil
  }

  @Test func `a weak static retains nothing`() {
    #expect(roots { Shelf.weakly = $0 } == ["dead"])
    // What is left of the object would be memory of unknown form to the other tests.
    Shelf.weakly = nil
  }

  @Test func `holders in non-Swift memory are found`() {
    #expect(
      roots {
        globalPointer = .allocate(capacity: 1)
        globalPointer?.initialize(to: $0)
      } == ["possibly global globalPointer"])
    globalPointer?.deinitialize(count: 1)
    globalPointer?.deallocate()
    globalPointer = nil
  }

  /// The cycle that keeps an object which only memory outside of the graph seems to hold.
  private func cycle(_ make: () -> Ring) -> [String]? {
    weak var weakly: Ring?
    do { weakly = make() }
    func others() -> [AnyObject] { [weakly].compactMap(\.self) }
    let walker = Walker()
    let graph = walker.graph([], others: others())
    let found = walker.outsideHolders(of: graph.unexplained().nodes, in: graph)
    // Other memory, such as another thread's stack, contains stale words.
    let roots = found.roots.filter { $0.kind == .variable && $0.isCertain }
      .map { Root($0.object, label: $0.label) }
    let bridged = walker.graph(roots, others: found.others + others(), bridges: found.bridges)
    guard let node = weakly.flatMap({ bridged.node(of: $0)?.number }) else { return ["dead"] }
    // What the test library keeps contains stale words too, which are possible references.
    guard bridged.shortestPath(to: node) == nil else { return nil }
    return CycleSearch(bridged).cycle(keeping: node)?.map { "\($0.strength) \($0.path)" }
  }

  @Test func `non-Swift memory makes possible references between objects`() {
    // A stale word elsewhere may seem to be the pointer; at the same address by chance, not each time.
    let cycles = (0..<3).map { _ in
      cycle {
        let ring = Ring()
        ring.pointer = .allocate(capacity: 1)
        ring.pointer?.initialize(to: ring)
        return ring
      }
    }
    #expect(cycles.contains(["possible pointer"]), "\(cycles)")
  }

  @Test func `stale words of a task's ended calls hold nothing`() {
    let slab = UnsafeMutablePointer<UInt>.allocate(capacity: 16)
    defer { slab.deallocate() }
    slab.initialize(repeating: 0, count: 16)
    slab[0] = UInt(bitPattern: _swift_concurrency_debug_asyncTaskSlabMetadata)
    globalStale = slab
    defer { globalStale = nil }
    func roots(used: UInt) -> [String] {
      // The capacity is 96 bytes; the memory begins at 32.
      slab[2] = used << 32 | 96
      return self.roots { slab[6] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) }
    }
    #expect(roots(used: 24) == ["possibly global globalStale"])
    // Only of the slab: the test library's memory too may have a stale word at the leaf's address.
    #expect(!roots(used: 16).contains { $0.hasSuffix("globalStale") })
    slab[6] = 0
  }

  @Test func `words behind the counts of a weakly referenced object hold nothing`() throws {
    let counted = Leaf()
    weak let weakly = counted
    let object = UnsafeRawPointer(Unmanaged.passUnretained(counted).toOpaque())
    let word = object.load(fromByteOffset: 8, as: UInt.self)
    let table = try #require(UnsafeMutablePointer<UInt>(bitPattern: (word & ~(3 << 62)) << 3))
    #expect(table.pointee == UInt(bitPattern: object))
    // The allocator rounds 32 bytes up to 40.
    try #require(sizeOfChunk(table) == 48)
    globalStale = table
    defer { globalStale = nil }
    let roots = roots { table[4] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) }
    #expect(!roots.contains { $0.hasSuffix("globalStale") })
    table[4] = 0
    #expect(weakly === counted)
  }

  /// What precedes an allocation.
  private func sizeOfChunk(_ allocation: UnsafeRawPointer) -> Int {
    (allocation - 8).load(as: Int.self) & ~7
  }

  @Test func `words left by a walk hold nothing`() {
    let walker = Walker()
    defer { globalStale = nil }
    let roots = roots { leaf in
      _ = Unmanaged.passRetained(leaf)
      _ = walker.mark([Root(leaf)])
      // The walker refers to one allocation of this size, its queue.
      let own = UnsafeRawPointer(Unmanaged.passUnretained(walker).toOpaque())
      for offset in stride(from: 16, to: sizeOfChunk(own) - 8, by: 8) {
        let word = own.load(fromByteOffset: offset, as: UInt.self)
        guard word > 1 << 32, word < 1 << 47, word % 16 == 0,
          let pointer = UnsafeMutablePointer<UInt>(bitPattern: word)
        else { continue }
        if sizeOfChunk(UnsafeRawPointer(pointer)) == (1 << 15) + 16 { globalStale = pointer }
      }
    }
    #expect(globalStale != nil)
    // Only of the queue: the test library's memory too may have a stale word at the leaf's address.
    #expect(!roots.contains { $0.hasSuffix("globalStale") })
  }

  @Test func `words in empty buckets of a dictionary hold nothing`() {
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    defer { memory.deallocate() }
    globalPointers = [1: memory]
    func isHeld() -> Bool {
      memory.initialize(repeating: 0, count: 4)
      return roots { memory[2] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) }
        .contains { $0.hasSuffix("globalPointers") }
    }
    #expect(isHeld())
    globalPointers[1] = nil
    #expect(!isHeld())
  }

  @Test func `words in the buffer of a standard stream hold nothing`() {
    let buffer = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
    buffer.initialize(repeating: 0, count: 8)
    globalStale = buffer
    defer { globalStale = nil }
    func isHeld() -> Bool {
      roots { buffer[5] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) }
        .contains { $0.hasSuffix("globalStale") }
    }
    #expect(isHeld())
    // Nothing reads this process's input.
    setvbuf(stdin, UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: Int8.self), _IOFBF, 64)
    #expect(!isHeld())
    setvbuf(stdin, nil, _IONBF, 0)
    buffer.deallocate()
  }

  @Test func `memory that was a dictionary and is partly overwritten is not read as one`() {
    var memory: UnsafeMutableRawPointer?
    defer { memory?.deallocate() }
    let found = roots { leaf in
      let leaves = [1: leaf]
      let storage = UnsafeRawPointer(bitPattern: unsafeBitCast(leaves, to: UInt.self))!
      // A dictionary of one entry: 64 bytes, a word of bits, two keys and two values.
      let size = 104
      let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      copy.copyMemory(from: storage, byteCount: size)
      // The lower half of the address of the keys.
      copy.storeBytes(of: 0, toByteOffset: 48, as: UInt32.self)
      globalStale = copy.assumingMemoryBound(to: UInt.self)
      _ = Unmanaged.passRetained(leaf)
      memory = copy
    }
    globalStale = nil
    #expect(!found.contains { $0.hasPrefix("global globalStale") })
  }

  @Test func `a word behind a lock of C++ holds nothing`() {
    let lock = UnsafeMutablePointer<UInt>.allocate(capacity: 7)
    defer { lock.deallocate() }
    lock.initialize(repeating: 0, count: 7)
    globalStale = lock
    defer { globalStale = nil }
    func isHeld() -> Bool {
      roots { lock[6] = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) }
        .contains { $0.hasSuffix("globalStale") }
    }
    #expect(isHeld())
    lock[0] = UInt(bitPattern: functions_of_lock())
    #expect(!isHeld())
  }

  @Test func `a word behind the elements that a typed pointer points at holds nothing`() {
    // The allocator gives 40 bytes, of which the pointer's type uses 32.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 40, alignment: 16)
    defer { memory.deallocate() }
    Latch.shared = Latch(memory.assumingMemoryBound(to: Latch.Words.self))
    defer { Latch.shared = nil }
    func isHeld(byWordAt offset: Int) -> Bool {
      memory.initializeMemory(as: UInt.self, repeating: 0, count: 5)
      return roots {
        let word = UInt(bitPattern: Unmanaged.passRetained($0).toOpaque())
        memory.storeBytes(of: word, toByteOffset: offset, as: UInt.self)
      }.contains { $0.contains("Latch.shared") }
    }
    #expect(isHeld(byWordAt: 24))
    #expect(!isHeld(byWordAt: 32))
  }

  @Test func `a stale word behind a variable hides no other holder`() throws {
    let tray = onHeap { Tray() }
    let leaf = Leaf()
    let stale = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
    defer { stale.deallocate() }
    stale.initialize(repeating: 0, count: 8)
    let leaves = [leaf]
    // The elements of an array begin 32 bytes after its object.
    leaves.withUnsafeBufferPointer { stale[3] = UInt(bitPattern: $0.baseAddress) - 32 }
    tray.leaves.withLock { $0 = leaves }
    globalStale = stale
    defer { globalStale = nil }
    let walker = Walker()
    let graph = walker.graph([], others: [leaf])
    let found = walker.outsideHolders(of: graph.unexplained().nodes, in: graph, known: [])
    let whole = walker.graph([], others: found.others + [leaf])
    let node = try #require(whole.node(of: leaf)?.number)
    let array = try #require(
      whole.edges(to: node).map(\.from).first { whole.nodes[$0].type == "Array" })
    #expect(whole.edges(to: array).map { whole.nodes[$0.from].type } == ["Tray"])
    withExtendedLifetime((tray, leaves)) {}
  }

  /// Foundation on Linux never releases the array of a text's attributes.
  ///
  /// Several texts, because what other tests left in memory may contain the address of an array, as it did in one run of
  /// ten.
  @Test func `the attributes of a deallocated text are unreferenced`() {
    let leaves = (0..<5).map { _ in Leaf() }
    _ = leaves.map(text(with:))
    #expect(!unreferencedHolders(of: leaves).isEmpty)
  }

  /// Several attempts, because what Foundation never releases of other tests' texts may contain the address of a leaf in
  /// words that it doesn't use; an array that a text uses would be found each time.
  @Test func `the attributes of a text are referenced`() {
    let attempts = (0..<3).lazy.map { _ in
      let leaves = (0..<5).map { _ in Leaf() }
      let texts = leaves.map(self.text(with:))
      return withExtendedLifetime(texts) { self.unreferencedHolders(of: leaves) }
    }
    #expect(attempts.contains { $0.isEmpty })
  }

  private func text(with leaf: Leaf) -> NSAttributedString {
    NSAttributedString(string: "a", attributes: [NSAttributedString.Key("leaf"): leaf])
  }

  private func unreferencedHolders(of leaves: [Leaf]) -> [AnyObject] {
    let walker = Walker()
    let graph = walker.graph([], others: leaves)
    return walker.outsideHolders(of: graph.unexplained().nodes, in: graph).unreferenced
  }

  @Test func `attributes of a deallocated text that something retains are no unreferenced ones`() {
    let leaf = Leaf()
    var text: NSAttributedString? = NSAttributedString(
      string: "a", attributes: [NSAttributedString.Key("leaf"): leaf])
    let attributes = text.flatMap { text in
      Mirror(reflecting: text).children.first { $0.label == "_attributeArray" }?.value
    }
    let array = (attributes as? OpaquePointer).map {
      Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer($0)).retain()
    }
    text = nil
    let walker = Walker()
    let graph = walker.graph([], others: [leaf])
    let found = walker.outsideHolders(of: graph.unexplained().nodes, in: graph)
    // Other texts' attributes may contain the address of the leaf in words that they don't use.
    #expect(
      array.map { array in
        !found.unreferenced.contains { $0 === array.takeUnretainedValue() }
      } == true)
    array?.release()
  }

  @Test func `an unmanaged reference is possible only if it retains its target`() {
    let cycles = (0..<3).map { _ in
      cycle {
        let ring = Ring()
        ring.next = .passRetained(ring)
        return ring
      }
    }
    #expect(cycles.contains(["possible next"]), "\(cycles)")
    #expect(
      cycle {
        let ring = Ring()
        ring.next = .passUnretained(ring)
        return ring
      } == ["dead"])
    #expect(
      cycle {
        let ring = Ring()
        ring.next = .passUnretained(ring)
        globalRing = ring
        return ring
      } == nil)
    globalRing = nil
  }

  @Test func `a static of a local type is named with it`() {
    func keep(_ leaf: Leaf?) {
      struct Once { nonisolated(unsafe) static var leaf: Leaf? }
      Once.leaf = leaf
    }
    #expect(roots { keep($0) } == ["static Once.leaf"])
    keep(nil)
  }

  @Test func `a notification center retains its observer`() {
    var token: (any NSObjectProtocol)?
    #expect(
      roots { leaf in
        token = NotificationCenter.default.addObserver(
          forName: Notification.Name("didLogin"), object: nil, queue: nil
        ) { _ in
          leaf.act()
        }
      } == [
        "NotificationCenter.default [\"didLogin\"][_].storage[_] → closure capture of type Leaf"
      ])
    token.map(NotificationCenter.default.removeObserver)
  }

  @Test func `unused words of an existential variable hold nothing`() {
    for (detail, isInUse) in [(Leaf(), false), (Pair(), true)] as [(any Detail, Bool)] {
      globalDetail = detail
      let found = roots { leaf in
        let address = UInt(bitPattern: Unmanaged.passRetained(leaf).toOpaque())
        withUnsafeMutableBytes(of: &globalDetail) {
          $0.storeBytes(of: address, toByteOffset: 8, as: UInt.self)
        }
      }
      #expect(found.contains("global globalDetail") == isInUse, "\(found)")
      withUnsafeMutableBytes(of: &globalDetail) {
        $0.storeBytes(of: 0, toByteOffset: 8, as: UInt.self)
      }
    }
    globalDetail = nil
  }

  @Test func `a dispatch source is named`() {
    #expect(
      roots { leaf in
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + 3600, repeating: 3600)
        timer.setEventHandler { leaf.act() }
        timer.resume()
        globalTimer = timer
      } == ["possibly a dispatch timer"])
    globalTimer?.cancel()
    globalTimer = nil
  }

  @Test func `delayed work is named`() {
    // On a busy machine Dispatch may still be about to keep the work; then only stale words are found.
    let found = (0..<5).map { _ in
      roots { leaf in
        DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { leaf.act() }
      }
    }
    #expect(found.contains(["possibly work that Dispatch does later"]), "\(found)")
  }

  @Test func `a thread's dictionary is named`() {
    #expect(
      roots { Thread.mainThread.threadDictionary["leaf"] = $0 } == [
        "Thread.main threadDictionary _storage[_] value"
      ])
    Thread.mainThread.threadDictionary.removeObject(forKey: "leaf")
  }

  @Test func `an unbalanced retain has no root`() {
    let roots = roots { _ = Unmanaged.passRetained($0) }
    #expect(roots.allSatisfy { $0.hasPrefix("possibly ") }, "\(roots)")
  }
}
