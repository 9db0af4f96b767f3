import Synchronization

/// Fields whose types can't be copied; the compiler hides them from metadata.
enum ZooNoncopyable {
  private final class Guarded {
    let state: Mutex<Leaf?>
    init(_ leaf: Leaf) { state = Mutex(leaf) }
  }

  private struct Entry {
    let number = 1
    let leaf: Leaf
  }

  private final class GuardedEntries {
    let entries: Mutex<[Entry]>
    init(_ leaf: Leaf) { entries = Mutex([Entry(leaf: leaf)]) }
  }

  private final class GuardedGeneric<Element: AnyObject & Sendable, Other> {
    let elements: Mutex<[Element]>
    let others: Mutex<Other?>
    init(_ element: Element) {
      elements = Mutex([element])
      others = Mutex(nil)
    }
  }

  private struct Handle: ~Copyable {
    let number = 1
    let leaf: Leaf
    deinit { leaf.act() }
  }

  private final class Open {
    let handle: Handle
    var next: Handle?
    init(_ leaf: Leaf, _ next: Leaf) {
      handle = Handle(leaf: leaf)
      self.next = Handle(leaf: next)
    }
  }

  private enum Choice: ~Copyable {
    case none
    case some(Leaf)
  }

  private final class Choosing {
    let first: Choice
    let second: Choice
    init(_ leaf: Leaf) {
      first = .none
      second = .some(leaf)
    }
  }

  private final class Counting {
    let count = Atomic(1)
    let shared = AtomicLazyReference<Leaf>()
  }

  static let shapes: [Shape] = [
    Shape("mutex") {
      let leaf = Leaf()
      return Specimen(Guarded(leaf), [.init("state", leaf)])
    },
    Shape("mutex with private structures") {
      let leaf = Leaf()
      return Specimen(GuardedEntries(leaf), [.init("entries[0].leaf", leaf)])
    },
    Shape("mutexes in a generic class") {
      let leaf = Leaf()
      return Specimen(GuardedGeneric<Leaf, String>(leaf), [.init("elements[0]", leaf)])
    },
    Shape("noncopyable structures") {
      let (leaf, next) = (Leaf(), Leaf())
      return Specimen(
        Open(leaf, next), [.init("handle.leaf", leaf), .init("next.leaf", next)])
    },
    Shape("noncopyable enums") {
      let leaf = Leaf()
      return Specimen(Choosing(leaf), [.init("second.some", leaf)])
    },
    Shape("atomics") {
      let leaf = Leaf()
      let counting = Counting()
      _ = counting.shared.storeIfNil(leaf)
      return Specimen(counting, [.init("shared", leaf)])
    },
  ]
}
