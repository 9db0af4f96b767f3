/// Waiting requests for transitions, in arrival order.
///
/// UIKit keeps every request that it accepts during a transition: the request takes effect, and its
/// completion runs, after the transition. A navigation stack queues pushes, pops, and sets behind
/// its own transition; a presentation or dismissal queues the dismissals that arrive during it.
struct TransitionQueue<Request> {
  private(set) var waiting: [Request] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ request: Request) {
    waiting.append(request)
  }

  /// Removes and returns the oldest request.
  mutating func next() -> Request? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
