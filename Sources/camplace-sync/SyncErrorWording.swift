import CamplaceServices

extension SyncError: CustomStringConvertible {
  /// The error in words for people.
  var description: String {
    switch self {
    case .noKey: "there is no service key"
    case .unreadableKeyFile(let path): "cannot read \(path)"
    case .noKeyInFile(let path):
      "\(path) sets none of \(KeyFile.settings.joined(separator: ", "))"
    case .badBaseURL: "the base URL is no address of a web service"
    case .insecureBaseURL(let host): "will not send the service key to \(host) over plain http"
    case .noDataFolder: "neither XDG_DATA_HOME nor HOME says where the catalog is"
    case .service(let error): "\(error)"
    case .status(let status): "GoCamping answered with HTTP status \(status)"
    case .challenged: "GoCamping asks for a name and a password"
    case .unreachable(let connection): connection.description
    case .untrusted(let host, let reason):
      "the certificate of \(host) is not to be trusted (\(reason))"
    case .timedOut(let seconds): "GoCamping did not answer within \(seconds.inSeconds)"
    case .deadline(let seconds): "the sync was not done within \(seconds.inSeconds)"
    case .tooLarge(let limit): "an answer was larger than \(limit) bytes"
    case .redirected(let host): "GoCamping wants the request to go to \(host)"
    case .missingPage(let number): "page \(number) lists nothing, though items are missing"
    case .nothingListed: "GoCamping lists no campsite at all"
    case .noPicture: "there is no picture at this address"
    case .quota(let quota): "the day's \(quota) requests are used up"
    case .catalog(let error): "\(error)"
    }
  }

  /// What the user can do about it.
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
    case .deadline: "run it again: it goes on where it stopped"
    case .tooLarge, .redirected: "check the base URL and the proxy"
    case .noPicture: nil
    case .quota: "go on tomorrow (Korean time), or raise --quota if your key allows more"
    case .catalog(.damaged), .catalog(.newer): "move it away, or name another with --catalog"
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
    case "22": "go on tomorrow (Korean time), or apply for more traffic at \(productPage)"
    case "31": "extend the key at \(productPage)"
    case "32": "register the address of this machine at \(productPage)"
    default: "see whether \(productPage) announces a change"
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
    case .refused: "the service cannot be connected to"
    case .lost: "the connection to the service broke"
    case .noTLS: "the service speaks no TLS that can be understood"
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
