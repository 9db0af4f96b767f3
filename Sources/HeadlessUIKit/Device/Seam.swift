import Synchronization

/// A closure that a stubbed call would have called: the completion of a vendor's animation, the
/// response to a login.
///
/// An adopted app registers its seams with ``add(_:)``. A view controller lists its own, numbered
/// from 1: as a ``TapTarget`` of kind `stub`, so that `tap stub 1` calls the closure, and as a
/// ``ScreenElement`` whose value is the source location, as in `stub 1  play completion
/// SplashViewController.swift:63`.
///
/// A completion is retained, as the call would have retained it, while the view controller that was
/// visible at the time is in the hierarchy. A handler is retained only by the object that stores it
/// (`keptBy`), so a retain cycle through it stays a retain cycle.
///
/// - Note: Not in UIKit.
public final class Seam: @unchecked Sendable {
  /// The call and the closure's label: `play completion`.
  public let name: String
  /// The name of the app's source file, without folders.
  public let file: String
  public let line: Int

  // Written once, by the device, on the main thread.
  fileprivate weak var screen: UIViewController?
  fileprivate var hasScreen = false

  private let completion: (() -> Void)?
  /// A closure that can't be called, because its parameters are unknown.
  private let closure: Any?
  /// Whether the call would have called the closure only once, as one that resumes a continuation must be.
  private let isOnce: Bool
  private var isSpent = false
  private weak var handler: SeamHandler?
  private let isHandler: Bool

  /// Creates a completion, which is retained until its view controller leaves the hierarchy.
  public init(
    name: String, file: String, line: Int, isOnce: Bool = false, completion: @escaping () -> Void
  ) {
    self.name = name
    self.file = Self.lastComponent(of: file)
    self.line = line
    self.isOnce = isOnce
    self.completion = completion
    closure = nil
    isHandler = false
  }

  /// Creates a handler, which is retained by the object that stores it.
  public init(name: String, file: String, line: Int, keptBy handler: SeamHandler) {
    self.name = name
    self.file = Self.lastComponent(of: file)
    self.line = line
    completion = nil
    closure = nil
    isOnce = false
    self.handler = handler
    isHandler = true
  }

  /// Creates a completion that is only retained, and that no view controller lists.
  public init(keeping closure: Any) {
    name = ""
    file = ""
    line = 0
    completion = nil
    self.closure = closure
    isOnce = false
    isHandler = false
  }

  /// Registers a seam for the view controller that is visible once the device is idle or held.
  public static func add(_ seam: Seam) {
    registered.withLock { $0.append(seam) }
    hasSeams.store(true, ordering: .relaxed)
  }

  /// Calls the closure with harmless values for its parameters.
  @MainActor public func call() {
    HeadlessDevice.turnBegins()
    isSpent = isOnce
    (completion ?? handler?.call)?()
  }

  fileprivate var canBeCalled: Bool { closure == nil }
  fileprivate var isOver: Bool { isSpent || isHandler && handler == nil }
  fileprivate var isWaiting: Bool { !isHandler && !isSpent }

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  fileprivate static let registered = Mutex<[Seam]>([])
  fileprivate static let hasSeams = Atomic(false)
}

/// An object that replaces one of a class which a missing module declares.
///
/// - Note: Not in UIKit.
public protocol MissingObject: AnyObject {}

/// A handler's closure, for the object that stores it.
///
/// - Note: Not in UIKit.
public final class SeamHandler {
  let call: () -> Void

  public init(_ call: @escaping () -> Void) {
    self.call = call
  }
}

extension HeadlessDevice {
  /// The seams of the visible view controller, in registration order.
  public var seams: [Seam] { frontmost.map { seams(of: $0) } ?? [] }

  /// The seams of one view controller.
  public func seams(of screen: UIViewController) -> [Seam] {
    updateSeams()
    return Seam.registered.withLock { all in all.filter { $0.screen === screen && $0.canBeCalled } }
  }

  /// Assigns new seams to the frontmost view controller, which a later move may replace while a transition is held.
  func assignSeams() {
    guard Seam.hasSeams.load(ordering: .relaxed), let visible = frontmost else { return }
    Seam.registered.withLock { all in
      for seam in all where !seam.hasScreen {
        seam.screen = visible
        seam.hasScreen = true
      }
    }
  }

  /// Assigns new seams to view controllers and releases those whose view controller has left the
  /// hierarchy.
  func updateSeams() {
    guard Seam.hasSeams.load(ordering: .relaxed) else { return }
    assignSeams()
    let present = Set(hierarchy.map { ObjectIdentifier($0) })
    // Releasing a seam may run the app's `deinit`, which may register another: do it outside the
    // lock.
    let dropped = Seam.registered.withLock { all -> [Seam] in
      let kept = all.filter { seam in
        guard !seam.isOver else { return false }
        guard seam.hasScreen else { return true }
        return seam.screen.map { present.contains(ObjectIdentifier($0)) } ?? false
      }
      defer { all = kept }
      let identities = Set(kept.map { ObjectIdentifier($0) })
      return all.filter { !identities.contains(ObjectIdentifier($0)) }
    }
    let waiting = dropped.filter(\.isWaiting)
    if !waiting.isEmpty { completionsAreDropped(waiting) }
    withExtendedLifetime(dropped) {}
  }

  /// Releases all seams, because a new device starts without any.
  static func forgetSeams() {
    let all = Seam.registered.withLock { all in
      defer { all = [] }
      return all
    }
    Seam.hasSeams.store(false, ordering: .relaxed)
    withExtendedLifetime(all) {}
  }
}
