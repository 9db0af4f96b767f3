import CoordinatorKit
import Foundation
import FoundationNetworking
import HeadlessUIKit
import Synchronization

/// The app's requests that have begun and not ended, in the order in which they began.
///
/// A response is due a while after its request, in virtual time. One request ends at a time: the
/// device waits until the app has received the response, so that the next turn finds what the app
/// does with it.
final class RequestsInFlight: Sendable {
  static let shared = RequestsInFlight()

  /// The time between a request and its response.
  private static let latency = Duration.milliseconds(100)

  private struct State {
    var responder: AppNetwork.Responder?
    var requests: [RequestInFlight] = []
    var fetched: Set<ObjectIdentifier> = []
    /// The requests whose responses are due.
    var due: [RequestInFlight] = []
  }

  private let state = Mutex(State())

  /// Lets a responder respond to the requests that begin from now on, and forgets earlier ones.
  func begin(_ responder: @escaping AppNetwork.Responder) {
    let earlier = state.withLock { state in
      defer { state = State(responder: responder, fetched: state.fetched) }
      return state.requests
    }
    // Released outside the lock, because that can run the app's code.
    _ = earlier
  }

  // MARK: Called by tasks, on any thread

  func willResume(_ task: URLSessionTask) {
    guard task.originalRequest?.isHTTP == true, task.state == .suspended else { return }
    let request = state.withLock { state -> RequestInFlight? in
      guard let responder = state.responder, !state.fetched.contains(ObjectIdentifier(task)) else {
        return nil
      }
      if let known = state.requests.first(where: { $0.task === task }) { return known }
      let request = RequestInFlight(task, responder: responder)
      state.requests.append(request)
      return request
    }
    guard let request else { return }
    accept(request, after: Self.latency)
    // A main thread that waits, as in `Data(contentsOf:)`, never reaches the turn in which the response
    // is due.
    BlockedMainThread.watch(while: { [weak request] in request?.isNew ?? false }) {
      [weak request] in request?.answer()
    }
  }

  func didCancel(_ task: URLSessionTask) {
    guard let request = state.withLock({ $0.requests.first { $0.task === task } }) else { return }
    accept(request, after: .zero)
  }

  /// Schedules the response for the end of the main thread's current turn.
  private func accept(_ request: RequestInFlight, after delay: Duration) {
    DispatchQueue.main.async { [weak request] in
      MainActor.assumeIsolated {
        guard let request else { return }
        request.accept()
        // Reading a retain graph requires that no other thread runs.
        var patience = Patience()
        while !request.isAtRest, !patience.isOver {
          patience.pause()
          patience = patience.next
        }
        HeadlessDevice.current.clock.schedule(after: delay) { self.isDue(request) }
      }
    }
  }

  // MARK: Called by protocols, on a session's queue

  /// The ending of a task's request, if it is due and hasn't been taken.
  func startLoading(_ task: URLSessionTask) -> RequestInFlight.Ending? {
    let request = state.withLock { $0.requests.first { $0.task === task } }
    request?.start()
    return request?.takeEnding()
  }

  /// Whether a task asks the server.
  func isFetched(_ task: URLSessionTask) -> Bool {
    state.withLock { $0.fetched.contains(ObjectIdentifier(task)) }
  }

  /// Lets a task ask the server until `body` returns.
  func fetching<Result>(_ task: URLSessionTask, _ body: () -> Result) -> Result {
    state.withLock { _ = $0.fetched.insert(ObjectIdentifier(task)) }
    defer { state.withLock { _ = $0.fetched.remove(ObjectIdentifier(task)) } }
    return body()
  }

  // MARK: On the main thread

  @MainActor private func isDue(_ request: RequestInFlight) {
    let isNext = state.withLock { state in
      guard state.requests.contains(where: { $0 === request }),
        !state.due.contains(where: { $0 === request })
      else { return false }
      state.due.append(request)
      return state.due.count == 1
    }
    if isNext { end(request) }
  }

  @MainActor private func end(_ request: RequestInFlight) {
    let earlier = state.withLock { $0.requests.map(ObjectIdentifier.init) }
    if request.task.state == .running { request.answer() }
    wait(for: request, Patience(), after: Set(earlier))
  }

  /// Checks again in each run loop turn, because the app may receive the response on the main
  /// queue.
  @MainActor private func wait(
    for request: RequestInFlight, _ patience: Patience, after earlier: Set<ObjectIdentifier>
  ) {
    // A task that the app has suspended ends later.
    guard !request.hasEnded, request.task.state != .suspended, !patience.isOver else {
      return next(after: request)
    }
    // The app may load data from a URL while it receives the response.
    if patience.isLong { answerAwaited(after: earlier) }
    patience.pause()
    HeadlessDevice.current.clock.schedule(after: .zero) { [self] in
      wait(for: request, patience.next, after: earlier)
    }
  }

  /// Answers the first request that began since and for which a thread waits: it would never be due.
  @MainActor private func answerAwaited(after earlier: Set<ObjectIdentifier>) {
    let later = state.withLock {
      $0.requests.filter { !earlier.contains(ObjectIdentifier($0)) }
    }
    later.first { $0.isAwaited }?.answer()
  }

  @MainActor private func next(after request: RequestInFlight) {
    let next = state.withLock { state in
      state.due.removeAll { $0 === request }
      if request.task.state != .suspended { state.requests.removeAll { $0 === request } }
      return state.due.first
    }
    if let next { end(next) }
  }
}

/// How long the device waits in real time for the threads that pass a response on.
private struct Patience {
  private static let longest = Duration.seconds(10)
  /// The number of pauses that are short.
  private static let short = 100

  private var start = ContinuousClock.now
  private var pauses = 0

  var isOver: Bool { ContinuousClock.now - start > Self.longest }
  /// Whether threads that only pass a response on would have ended.
  var isLong: Bool { pauses > Self.short }

  var next: Patience {
    var next = self
    next.pauses += 1
    return next
  }

  /// Short at first; the number of turns is limited.
  func pause() {
    RealTime.pause(microseconds: pauses < Self.short ? 50 : 2_000)
  }
}
