import Observation

/// Runs callbacks of UIKit that may read observable objects, and asks for them again when what they
/// read changes.
///
/// General knowledge: since iOS 26, UIKit tracks what `updateProperties()`, the layout callbacks,
/// `updateConfiguration(using:)` and `updateContentUnavailableConfiguration(using:)` read. It retains
/// neither the view controller nor the view meanwhile.
@MainActor enum TrackedUpdate {
  /// Calls `body`, and `again` in a layout pass after the first change of what it read.
  static func run<Responder: UIResponder>(
    _ responder: Responder, _ body: () -> Void,
    again: @escaping @MainActor @Sendable (Responder) -> Void
  ) {
    withObservationTracking(body, onChange: request(again, of: responder))
  }

  /// Forms a weak reference only if something was read.
  private static func request<Responder: UIResponder>(
    _ again: @escaping @MainActor @Sendable (Responder) -> Void, of responder: Responder
  ) -> @Sendable () -> Void {
    { [weak responder] in
      let ask: @MainActor @Sendable () -> Void = {
        guard let responder else { return }
        HeadlessDevice.current.setNeedsLayout(DeferredUpdate(of: responder, again))
      }
      if MainThread.isCurrent {
        MainActor.assumeIsolated(ask)
      } else {
        DispatchQueue.main.async(execute: ask)
      }
    }
  }
}

/// An update that the next layout pass makes.
@MainActor final class DeferredUpdate<Responder: UIResponder>: LayoutParticipant {
  private let responder: Responder
  private let update: @MainActor @Sendable (Responder) -> Void

  init(of responder: Responder, _ update: @escaping @MainActor @Sendable (Responder) -> Void) {
    self.responder = responder
    self.update = update
  }

  func layOut() { update(responder) }
}
