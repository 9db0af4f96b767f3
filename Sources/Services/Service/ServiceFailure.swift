/// Why a service returned no page.
public enum ServiceFailure: Error, Sendable, Hashable {
  /// The service is unreachable.
  case offline

  /// The service returned an HTTP error status.
  case status(Int)

  /// The request timed out.
  case timedOut

  /// The service rejected the key.
  case keyRefused

  /// There is no key.
  case noKey

  /// The daily quota is used up.
  case overQuota

  /// The response can't be parsed.
  case malformed

  /// The connection isn't trusted.
  case insecure

  /// The program that queries the service can't be run, with the system's reason.
  case noHelper(String)
}

extension ServiceFailure: CustomStringConvertible {
  /// The message for the user.
  public var description: String {
    switch self {
    case .offline: "GoCamping can't be reached. Check the connection."
    case .status(let status): "GoCamping responded with HTTP status \(status). Try again later."
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
