import Dispatch
import Foundation
import Synchronization

/// What came back for a request.
struct HTTPAnswer: Sendable, Equatable {
  var status: Int
  var body: Data
}

/// One request on its way, filled by the session's thread and awaited by another.
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

  /// The answer, or the failure that `timeout` makes of its absence.
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

  /// Ends the exchange at once; what still comes is dropped.
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
