import CamplaceServices

extension SyncError: CustomStringConvertible {
  /// The error as text for users.
  var description: String {
    switch self {
    case .noKey: "no service key is set"
    case .unreadableKeyFile(let path): "cannot read \(path)"
    case .noKeyInFile(let path):
      "\(path) sets none of \(KeyFile.settings.joined(separator: ", "))"
    case .badBaseURL: "the base URL isn't the address of a web service"
    case .insecureBaseURL(let host): "will not send the service key to \(host) over plain http"
    case .noDataFolder: "neither XDG_DATA_HOME nor HOME is set, so the catalog has no place"
    case .service(let error): "\(error)"
    case .status(let status): "GoCamping responded with HTTP status \(status)"
    case .challenged: "GoCamping requests a user name and a password"
    case .unreachable(let connection): connection.description
    case .untrusted(let host, let reason):
      "the certificate of \(host) isn't trusted (\(reason))"
    case .timedOut(let seconds): "GoCamping didn't respond within \(seconds.inSeconds)"
    case .deadline(let seconds): "the sync wasn't complete within \(seconds.inSeconds)"
    case .tooLarge(let limit): "a response was larger than \(limit) bytes"
    case .redirected(let host): "GoCamping redirected the request to \(host)"
    case .missingPage(let number): "page \(number) is empty, although items are missing"
    case .nothingListed: "GoCamping lists no campsites"
    case .noPicture: "there is no picture at this address"
    case .quota(let quota): "the day's \(quota) requests are used up"
    case .catalog(let error): "\(error)"
    }
  }

  /// What the user can do about the error.
  var advice: String? {
    switch self {
    case .noKey, .noKeyInFile:
      """
      set GOCAMPING_SERVICE_KEY, or API_KEY in \(KeyFile.usual); \
      a key is free at \(Self.productPage)
      """
    case .unreadableKeyFile: "check the path given to --key-file"
    case .badBaseURL: "it looks like \(Endpoint.goCamping)"
    case .insecureBaseURL: "use https, or http to this machine"
    case .noDataFolder: "name the file with --catalog"
    case .service(.refused(let code, _)): Self.advice(forCode: code)
    case .service(.gateway(let words)): Self.advice(forGateway: words.lowercased())
    case .service(.malformed), .missingPage, .nothingListed:
      "try again later, or check the base URL"
    case .status(401), .status(403), .challenged: "check the service key"
    case .status(404): "check the base URL"
    case .status(429): "wait a while before the next sync"
    case .status: "try again later"
    case .unreachable(.noSuchHost), .unreachable(.refused):
      "check the network, the proxy and the base URL"
    case .untrusted: "check the clock and the certificates of this machine, and the proxy"
    case .unreachable(.noTLS): "check the base URL and the proxy"
    case .unreachable(.lost), .unreachable(.other): "check the network, and try again"
    case .timedOut: "try again, or allow more with --timeout"
    case .deadline: "run it again; it continues where it stopped"
    case .tooLarge, .redirected: "check the base URL and the proxy"
    case .noPicture: nil
    case .quota: "continue tomorrow (Korean time), or raise --quota if your key allows more"
    case .catalog(.damaged), .catalog(.newer): "move it away, or name another file with --catalog"
    case .catalog: nil
    }
  }

  private static let productPage = "https://www.data.go.kr/data/15101933/openapi.do"

  private static func advice(forCode code: String) -> String {
    switch code {
    case "05", "99": "try again later"
    case "20", "30", "33":
      "apply for GoCamping with this key at \(productPage), and check that it is the whole key"
    case "21": "wait, or ask data.go.kr to enable the key"
    case "22": "continue tomorrow (Korean time), or apply for more traffic at \(productPage)"
    case "31": "extend the key at \(productPage)"
    case "32": "register the address of this machine at \(productPage)"
    default: "check \(productPage) for announced changes"
    }
  }

  private static func advice(forGateway words: String) -> String {
    if words.contains("rate limit") { return "wait a while before the next sync" }
    if words.contains("quota") { return advice(forCode: "22") }
    if words.contains("unauthorized") || words.contains("forbidden") {
      return advice(forCode: "30")
    }
    return "try again later, or check the base URL"
  }
}

extension SyncError.Connection {
  fileprivate var description: String {
    switch self {
    case .noSuchHost: "the service's host is unknown"
    case .refused: "can't connect to the service"
    case .lost: "the connection to the service broke"
    case .noTLS: "the service uses no supported version of TLS"
    case .other(let code): "the connection to the service failed (URL error \(code))"
    }
  }
}

extension Double {
  /// A number of seconds with its unit.
  fileprivate var inSeconds: String {
    self == rounded() ? "\(Int(self)) s" : "\(self) s"
  }
}
