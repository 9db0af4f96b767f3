/// Why a request to the map's server failed.
public struct MKError: Error, Equatable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
}

/// A request to the map's server, which fails in the next run loop turn, because there is no network.
@MainActor final class MKServerRequest {
  private(set) var isPending = false

  /// Calls the handler with an error, unless the request is cancelled before.
  func fail<Response>(_ completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    guard !isPending else { return completionHandler(nil, MKError(.loadingThrottled)) }
    isPending = true
    HeadlessDevice.current.clock.schedule(after: .zero) { [self] in
      guard isPending else { return }
      isPending = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  func cancel() { isPending = false }
}
