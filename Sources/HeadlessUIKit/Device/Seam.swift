import Synchronization

/// A closure that a call which doesn't exist here would have called: the completion of a vendor's
/// animation, the answer of a log-in.
///
/// An adopted app registers its seams with ``add(_:)``. A screen lists its own, numbered from one: as a
/// ``TapTarget`` of the kind `stub`, so that `tap stub 1` calls the closure, and as a ``ScreenElement``
/// with the place as its value, for `stub 1  play completion  SplashViewController.swift:63`.
///
/// A completion is held strongly, as the call would have held it, for as long as the screen that was
/// visible when it was given is in the hierarchy: the call would have ended by then. A handler that an
/// object keeps (`keptBy`) is held by that object alone, so that a retain cycle through it stays one.
public final class Seam: @unchecked Sendable {
  /// The call and the closure's label: `play completion`.
  public let name: String
  /// The app's own file, without folders.
  public let file: String
  public let line: Int

  // Written once, by the device, which is on the main thread.
  fileprivate weak var screen: UIViewController?
  fileprivate var hasScreen = false

  private let completion: (() -> Void)?
  private weak var handler: SeamHandler?
  private let isHandler: Bool

  /// A completion, held until its screen leaves the hierarchy.
  public init(name: String, file: String, line: Int, completion: @escaping () -> Void) {
    self.name = name
    self.file = Self.lastComponent(of: file)
    self.line = line
    self.completion = completion
    isHandler = false
  }

  /// A handler, held by whoever keeps it.
  public init(name: String, file: String, line: Int, keptBy handler: SeamHandler) {
    self.name = name
    self.file = Self.lastComponent(of: file)
    self.line = line
    completion = nil
    self.handler = handler
    isHandler = true
  }

  /// Registers a seam; its screen is the one that is visible once the device is idle.
  public static func add(_ seam: Seam) {
    registered.withLock { $0.append(seam) }
    hasSeams.store(true, ordering: .relaxed)
  }

  /// Calls the closure, with harmless values for its parameters.
  @MainActor public func call() {
    HeadlessDevice.turnBegins()
    (completion ?? handler?.call)?()
  }

  fileprivate var isOver: Bool { isHandler && handler == nil }

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  fileprivate static let registered = Mutex<[Seam]>([])
  fileprivate static let hasSeams = Atomic(false)
}

/// The closure of a handler, for the object that keeps it.
public final class SeamHandler {
  let call: () -> Void

  public init(_ call: @escaping () -> Void) {
    self.call = call
  }
}

extension HeadlessDevice {
  /// The seams of the visible screen, in the order in which they were registered.
  public var seams: [Seam] { frontmost.map { seams(of: $0) } ?? [] }

  /// The seams of one screen.
  public func seams(of screen: UIViewController) -> [Seam] {
    updateSeams()
    return Seam.registered.withLock { all in all.filter { $0.screen === screen } }
  }

  /// Gives new seams their screen and lets go of those whose screen has left the hierarchy.
  func updateSeams() {
    guard Seam.hasSeams.load(ordering: .relaxed) else { return }
    let visible = frontmost
    let present = Set(hierarchy.map { ObjectIdentifier($0) })
    // What is let go may run the app's `deinit`, which may register a seam: not under the lock.
    let dropped = Seam.registered.withLock { all -> [Seam] in
      for seam in all where !seam.hasScreen {
        seam.screen = visible
        seam.hasScreen = visible != nil
      }
      let kept = all.filter { seam in
        guard !seam.isOver else { return false }
        guard seam.hasScreen else { return true }
        return seam.screen.map { present.contains(ObjectIdentifier($0)) } ?? false
      }
      defer { all = kept }
      let identities = Set(kept.map { ObjectIdentifier($0) })
      return all.filter { !identities.contains(ObjectIdentifier($0)) }
    }
    withExtendedLifetime(dropped) {}
  }

  /// Lets go of all seams: a new device starts with none.
  static func forgetSeams() {
    let all = Seam.registered.withLock { all in
      defer { all = [] }
      return all
    }
    Seam.hasSeams.store(false, ordering: .relaxed)
    withExtendedLifetime(all) {}
  }
}
