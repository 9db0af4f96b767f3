import CoordinatorKit
import Foundation
import FoundationNetworking
import Synchronization

/// A request from the call of `resume()` until the app has received its response.
final class RequestInFlight: Sendable {
  /// How the request ends.
  enum Ending: Sendable {
    case offline
    case response(AppNetwork.Response)
  }

  private struct State {
    var isAccepted = false
    var hasStarted = false
    var ending: Ending?
    var isAnswered = false
  }

  let task: URLSessionTask
  /// The path in /proc of the thread that began the request; nil if it is the main thread.
  private let thread =
    Thread.isMainThread
    ? nil : try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
  private let session: URLSession?
  private let responder: AppNetwork.Responder
  private let state = Mutex(State())

  init(_ task: URLSessionTask, responder: @escaping AppNetwork.Responder) {
    self.task = task
    self.responder = responder
    session = task.stored("session") as? URLSession
  }

  /// Whether the main thread hasn't scheduled the response, and the request has no answer.
  var isNew: Bool { state.withLock { !$0.isAccepted && !$0.isAnswered } }

  func accept() {
    state.withLock { $0.isAccepted = true }
  }

  /// Called when the task's protocol starts to load; until the response is due, no thread works on
  /// the request.
  func start() {
    state.withLock { $0.hasStarted = true }
  }

  /// Whether the request has no answer, and a thread other than the main one has begun it and now
  /// waits.
  var isAwaited: Bool {
    guard let thread, state.withLock({ $0.hasStarted && !$0.isAnswered }),
      let status = try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8),
      // The thread's name, in parentheses, may contain any characters.
      let end = status.lastIndex(of: ")")
    else { return false }
    return status[end...].dropFirst(2).first == "S"
  }

  /// Whether no other thread works on the request.
  var isAtRest: Bool {
    guard task.state == .running else { return true }
    guard state.withLock({ $0.hasStarted }) else { return false }
    // Waits for the session's queue.
    _ = task.priority
    return true
  }

  /// Asks the responder, and lets the task load its response.
  func answer() {
    let isFirst = state.withLock { state in
      defer { state.isAnswered = true }
      return !state.isAnswered
    }
    guard isFirst, let request = task.currentRequest, let url = request.url else { return }
    let response = responder(
      AppNetwork.Request(method: request.httpMethod ?? "GET", url: url.absoluteString)
    ) { Fetch.response(to: request, of: task) }
    state.withLock { $0.ending = response.map { .response($0) } ?? .offline }
    // A task that runs already starts to load again, on its own queue.
    task.resume()
  }

  /// The ending, once.
  func takeEnding() -> Ending? {
    state.withLock { state in
      defer { state.ending = nil }
      return state.ending
    }
  }

  /// Whether the app has received everything, and the session has released the task.
  var hasEnded: Bool {
    guard task.state == .completed else { return false }
    if let session, session.delegateQueue.operationCount > 0 { return false }
    // Waits for the session's queue.
    _ = task.priority
    return true
  }
}

extension URLSessionTask {
  /// A private property of Foundation's object.
  func stored(_ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
