/// What the output of a launch that ended says about the reason.
struct Crash {
  /// The reason and the frames of the app's code, the innermost first; without a crash, the last
  /// lines.
  let lines: [String]

  init(_ output: String, checkout: String) {
    let all = output.split(whereSeparator: \.isNewline).map(String.init)
    let error = all.last { $0.contains("error: ") }
    guard let reason = all.first(where: { $0.contains("Fatal error") }) ?? error else {
      lines = output.lastLines(10)
      return
    }
    // A library's check, made for a main-actor function.
    let isOffMain = all.contains { $0.contains("dispatch_assert_queue_fail") }
    let hint = isOffMain ? ["  main-actor code, such as UIKit's, ran outside the main thread"] : []
    lines = [reason] + hint + Self.frames(in: all, checkout).prefix(8)
  }

  private static func frames(in lines: [String], _ checkout: String) -> [String] {
    lines.filter { $0.contains(" at \(checkout)/") }.map { line in
      // `2 [ra] 0x… Screen.title.getter + 12 in App at /app/Screen.swift:6:23`
      let place = line.firstRange(of: " at \(checkout)/").map { line[$0.upperBound...] } ?? ""
      let words = line.split(separator: " ")
      let address = words.firstIndex { $0.hasPrefix("0x") }
      let name = address.map { words[words.index(after: $0)...].prefix { $0 != "+" } } ?? []
      return "  \(place) \(name.joined(separator: " "))"
    }
  }
}

extension String {
  func lastLines(_ count: Int) -> [String] {
    split(whereSeparator: \.isNewline).suffix(count).map(String.init)
  }
}
