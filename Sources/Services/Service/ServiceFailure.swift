/// Why a service gave no page.
public enum ServiceFailure: Error, Sendable, Hashable {
  /// There is no way to the service.
  case offline

  /// The service answered with an HTTP status that is no success.
  case status(Int)

  /// No answer in time.
  case timedOut

  /// The service doesn't take the key.
  case keyRefused

  /// There is no key to ask with.
  case noKey

  /// The day's requests are used up.
  case overQuota

  /// The answer can't be read.
  case malformed

  /// The connection is not one to trust.
  case insecure

  /// The program that asks the service can't be run; the reason is the system's.
  case noHelper(String)
}

extension ServiceFailure: CustomStringConvertible {
  /// What the user reads.
  public var description: String {
    switch self {
    case .offline: "GoCamping can't be reached. Check the connection."
    case .status(let status): "GoCamping answered with HTTP status \(status). Try again later."
    case .timedOut: "GoCamping took too long to answer. Try again."
    case .keyRefused: "GoCamping refuses the service key."
    case .noKey: "There is no service key for GoCamping."
    case .overQuota: "The day's requests to GoCamping are used up. Try again tomorrow."
    case .malformed: "GoCamping's answer can't be read. Try again later."
    case .insecure: "The connection to GoCamping is not secure."
    case .noHelper(let reason): "The program that asks GoCamping can't be run: \(reason)"
    }
  }
}
