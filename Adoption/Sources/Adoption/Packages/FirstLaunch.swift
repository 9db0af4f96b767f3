import Foundation

/// The answers of the app's first launch to `tree; screen`, as JSON lines between the app's own output.
struct FirstLaunch {
  /// Whether the app was still there after launching.
  private(set) var showsTree = false
  /// Whether a window shows a screen.
  private(set) var showsScreen = false
  private(set) var errors: [String] = []

  init(_ output: String) {
    // `isNewline` holds for the line separators that texts of a screen contain, too.
    for line in output.utf8.split(separator: UInt8(ascii: "\n"))
    where line.first == UInt8(ascii: "{") {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else {
        continue
      }
      if let error = answer.error { errors.append(error) }
      switch answer.command {
      case "tree": showsTree = answer.error == nil
      case "screen": showsScreen = answer.error == nil
      default: break
      }
    }
  }

  private struct Answer: Decodable {
    var command: String
    var error: String?
  }
}
