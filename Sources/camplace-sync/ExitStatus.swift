import CamplaceServices

/// The exit statuses, which follow sysexits.h and the shell.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case usage = 64
  case badAnswer = 65
  case unavailable = 69
  case cannotWrite = 74
  case tryLater = 75
  case insecure = 76
  case keyRefused = 77
  case noKey = 78
  case interrupted = 130

  init(_ error: SyncError) {
    self =
      switch error {
      case .noKey, .unreadableKeyFile, .noKeyInFile: .noKey
      case .badBaseURL, .insecureBaseURL, .noDataFolder: .usage
      case .service(.refused(let code, _)): Self(code: code)
      case .service(.gateway(let words)): Self(gateway: words.lowercased())
      case .service(.malformed), .tooLarge, .missingPage, .nothingListed, .noPicture:
        .badAnswer
      case .status(401), .status(403), .challenged: .keyRefused
      case .status(429), .quota, .deadline: .tryLater
      case .untrusted, .unreachable(.noTLS): .insecure
      case .status, .unreachable, .timedOut, .redirected: .unavailable
      case .catalog(.busy): .tryLater
      case .catalog: .cannotWrite
      }
  }

  private init(code: String) {
    self =
      switch code {
      case "20", "21", "30", "31", "32", "33": .keyRefused
      case "22": .tryLater
      case "05", "12": .unavailable
      default: .badAnswer
      }
  }

  private init(gateway words: String) {
    if words.contains("rate limit") || words.contains("quota") {
      self = .tryLater
    } else if words.contains("unauthorized") || words.contains("forbidden") {
      self = .keyRefused
    } else {
      self = .unavailable
    }
  }
}
