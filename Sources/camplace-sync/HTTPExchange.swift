import Dispatch
import Foundation
import Synchronization

/// The response to a request.
struct HTTPAnswer: Sendable, Equatable {
  var status: Int
  var body: Data
}

/// A request in progress, which the session's thread completes while another thread waits.
final class HTTPExchange: Sendable {
  private struct State {
    var status = 0
    var expectedLength: Int64 = -1
    var body = Data()
    var result: Result<HTTPAnswer, SyncError>?
  }

  private let limit: Int
  private let state = Mutex(State())
  private let isOver = DispatchSemaphore(value: 0)

  init(limit: Int) {
    self.limit = limit
  }

  /// The response; throws `timeout` if it doesn't arrive in time.
  func wait(_ time: DispatchTimeInterval, else timeout: SyncError) throws(SyncError) -> HTTPAnswer {
    if isOver.wait(timeout: .now() + time) == .timedOut {
      fail(timeout)
    }
    return try (state.withLock(\.result) ?? .failure(timeout)).get()
  }

  func begin(status: Int, expectedLength: Int64) {
    state.withLock { state in
      state.status = status
      state.expectedLength = expectedLength
      state.body.removeAll()
    }
    if expectedLength > Int64(limit) { fail(.tooLarge(limit: limit)) }
  }

  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.result == nil else { return false }
      state.body.append(data)
      return state.body.count > limit
    }
    if isTooLarge { fail(.tooLarge(limit: limit)) }
  }

  func end() {
    finish { state in
      state.body.isEmpty && state.expectedLength > 0
        ? .failure(.unreachable(.lost))
        : .success(HTTPAnswer(status: state.status, body: state.body))
    }
  }

  /// Ends the exchange at once, and ignores later data.
  func fail(_ error: SyncError) {
    finish { _ in .failure(error) }
  }

  private func finish(_ result: (State) -> Result<HTTPAnswer, SyncError>) {
    let isFirst = state.withLock { state in
      guard state.result == nil else { return false }
      state.result = result(state)
      state.body = Data()
      return true
    }
    if isFirst { isOver.signal() }
  }
}
