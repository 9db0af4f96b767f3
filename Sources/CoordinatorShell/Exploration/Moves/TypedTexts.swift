/// The latest text of each field that was typed directly before a move.
struct TypedTexts: Sendable, Hashable {
  private var statements: [Substring: String] = [:]

  /// The texts of the `type` statements at the end of `trace`.
  init(last trace: some BidirectionalCollection<String>) {
    for statement in trace.reversed() {
      guard statement.hasPrefix("type ") else { return }
      let field = Self.field(of: statement)
      if statements[field] == nil { statements[field] = statement }
    }
  }

  var isEmpty: Bool { statements.isEmpty }

  /// The first argument, which is quoted if it contains a space.
  private static func field(of statement: String) -> Substring {
    let rest = statement.dropFirst("type ".count)
    guard rest.first == "\"" else { return rest.prefix { $0 != " " } }
    return rest.prefix(rest.dropFirst().prefix { $0 != "\"" }.count + 2)
  }
}
