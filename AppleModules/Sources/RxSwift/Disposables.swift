import UIKit

/// Something that can be ended, such as a subscription.
public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
  /// RxSwift 3's name for `disposed(by:)`.
  public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) }
}

public struct Disposables {
  private init() {}

  public static func create() -> any Disposable { NopDisposable.noOp }

  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  public static func create(_ one: any Disposable, _ two: any Disposable) -> any Cancelable {
    CompositeDisposable(disposables: [one, two])
  }

  public static func create(
    _ one: any Disposable, _ two: any Disposable, _ three: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposables: [one, two, three])
  }

  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  public static func create(
    _ one: any Disposable, _ two: any Disposable, _ three: any Disposable,
    _ more: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [one, two, three] + more)
  }
}

struct NopDisposable: Disposable {
  static let noOp = NopDisposable()
  func dispose() {}
}

/// Runs a closure once, and then releases it.
final class AnonymousDisposable: Cancelable {
  private let lock = NSRecursiveLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// Disposes several disposables together.
public final class CompositeDisposable: Cancelable {
  public struct DisposeKey: Hashable {
    fileprivate let number: Int
  }

  private let lock = NSRecursiveLock()
  private var disposables: [Int: any Disposable]? = [:]
  private var next = 0

  public init() {}

  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  public init(_ one: any Disposable, _ two: any Disposable) {
    for disposable in [one, two] { _ = insert(disposable) }
  }

  public var isDisposed: Bool { lock.withLock { disposables == nil } }
  public var count: Int { lock.withLock { disposables?.count ?? 0 } }

  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.withLock {
      guard disposables != nil else { return nil }
      next += 1
      disposables?[next] = disposable
      return DisposeKey(number: next)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  public func remove(for key: DisposeKey) {
    lock.withLock { disposables?.removeValue(forKey: key.number) }?.dispose()
  }

  public func dispose() {
    let all = lock.withLock {
      defer { disposables = nil }
      return disposables
    }
    for (_, disposable) in (all ?? [:]).sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}

/// Holds one disposable, and disposes the previous one when it is replaced.
public final class SerialDisposable: Cancelable {
  private let lock = NSRecursiveLock()
  private var current: (any Disposable)?
  private var isOver = false

  public init() {}

  public var isDisposed: Bool { lock.withLock { isOver } }

  public var disposable: any Disposable {
    get { lock.withLock { current ?? NopDisposable.noOp } }
    set {
      let (old, isOver): ((any Disposable)?, Bool) = lock.withLock {
        guard !self.isOver else { return (nil, true) }
        defer { current = newValue }
        return (current, false)
      }
      old?.dispose()
      if isOver { newValue.dispose() }
    }
  }

  public func dispose() {
    let old = lock.withLock {
      isOver = true
      defer { current = nil }
      return current
    }
    old?.dispose()
  }
}

/// Holds a single disposable.
public final class SingleAssignmentDisposable: Cancelable {
  private let serial = SerialDisposable()

  public init() {}

  public var isDisposed: Bool { serial.isDisposed }
  public func setDisposable(_ disposable: any Disposable) { serial.disposable = disposable }
  public func dispose() { serial.dispose() }
}

public final class BooleanDisposable: Cancelable {
  public private(set) var isDisposed = false

  public init() {}
  public func dispose() { isDisposed = true }
}

/// Disposes its contents when it is deallocated.
public final class DisposeBag {
  private let lock = NSRecursiveLock()
  private var disposables: [any Disposable] = []
  private var isOver = false

  public init() {}

  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Collects the disposables that a closure lists.
  @resultBuilder
  public enum DisposableBuilder {
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }

  public func insert(_ disposable: any Disposable) {
    let isOver = lock.withLock {
      if !self.isOver { disposables.append(disposable) }
      return self.isOver
    }
    if isOver { disposable.dispose() }
  }

  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  deinit {
    isOver = true
    for disposable in disposables { disposable.dispose() }
  }
}
