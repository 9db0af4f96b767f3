import CWorld
import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// A baseline as a file.
struct BaselineFile {
  /// The default file.
  static let usualName = "camsh-baseline.json"

  let path: String

  /// The named file, or the default one if it exists.
  init?(named path: String?) {
    guard let path = path ?? (access(Self.usualName, F_OK) == 0 ? Self.usualName : nil) else {
      return nil
    }
    self.path = path
  }

  var isThere: Bool { access(path, F_OK) == 0 }

  @MainActor func read() throws(FileFailure) -> Baseline {
    let baseline: Baseline
    do {
      baseline = try JSONDecoder().decode(
        Baseline.self, from: Data(try LocalFiles().read(path)))
    } catch let error as DecodingError {
      throw .malformed(path, "not a baseline: \(error.words)")
    } catch {
      throw .unreadable(path, error)
    }
    do {
      try baseline.validate()
    } catch {
      throw .malformed(path, "\(error)")
    }
    return baseline
  }

  @MainActor func write(_ baseline: Baseline) throws(FileFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(baseline), as: UTF8.self)
      try LocalFiles().write(text + "\n", to: path)
    } catch {
      throw .unwritable(path, error)
    }
  }
}

extension DecodingError {
  /// What is wrong and where, without the decoder's own structures.
  var words: String {
    let context: Context
    let what: String
    switch self {
    case .keyNotFound(let key, let found):
      (context, what) = (found, "'\(key.stringValue)' is missing")
    case .typeMismatch(_, let found), .valueNotFound(_, let found):
      (context, what) = (found, "has the wrong type")
    case .dataCorrupted(let found): (context, what) = (found, "malformed")
    @unknown default: return "malformed"
    }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? key.stringValue
    }
    let place = path.isEmpty ? "" : "\(path.joined(separator: ".")): "
    return "\(place)\(what)".escapedForTerminal
  }
}

extension Day {
  /// The day on this machine's calendar, even if the device has another date.
  static var today: Day {
    var now = time_t(cworld_system_date() / 1_000_000_000)
    var parts = tm()
    localtime_r(&now, &parts)
    return Day(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
