import Synchronization

/// Who has been deallocated, from whatever thread.
final class Farewells: Sendable {
  static let shared = Farewells()

  private let names = Mutex<[String]>([])

  func note(_ name: String) {
    names.withLock { $0.append(name) }
  }

  func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}
