/// Requests for a change of screens that wait, in the order in which they came.
///
/// UIKit loses nothing that it accepts while something moves: the request takes effect when the
/// transition has ended, and its completion runs then. A stack queues pushes, pops and sets behind
/// its own transition; a presentation or dismissal queues the dismissals that arrive meanwhile.
struct TransitionQueue<Request> {
  private(set) var waiting: [Request] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ request: Request) {
    waiting.append(request)
  }

  /// Takes out the oldest request.
  mutating func next() -> Request? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
