import SwiftSyntax

/// A file with the edits that its own syntax requires.
struct EditedSource: Sendable {
  let parsed: ParsedSource
  var edits: TextEdits
  let rewrites: [Rewrite]
  let notes: [Note]
  let imports: [String]
  let marks: EntryMarks
  let expectedTexts: ExpectedTexts
  let readKeys: ReadKeys
  /// The classes that the file declares, with the ends of their bodies.
  let classEnds: [(name: String, end: Int)]

  init(
    _ parsed: ParsedSource, declarations: Declarations, overrides: ExtensionOverrides,
    categories: CategoryOverrides, isPackage: Bool
  ) {
    self.parsed = parsed
    let visitor = RewriteVisitor(
      parsed, declarations: declarations, overrides: overrides, categories: categories,
      isPackage: isPackage)
    visitor.walk(parsed.tree)
    if let text = categories.texts[parsed.source.path] {
      // A comment may end the file.
      let isAtLineStart = parsed.bytes.last == 10
      visitor.edits.insert((isAtLineStart ? "" : "\n") + text + "\n", at: parsed.bytes.count)
    }
    edits = visitor.edits
    rewrites =
      visitor.rewrites.sorted { $0.line < $1.line }
      + Array(repeating: Rewrite(kind: "view body", line: 1), count: parsed.loweredBodies)
    notes = visitor.notes
    imports = visitor.imports
    marks = visitor.marks
    classEnds = visitor.classEnds
    expectedTexts = ExpectedTexts(parsed.tree)
    readKeys = ReadKeys(parsed.tree)
  }

  /// Moves members between files, and inserts the preamble.
  func finish(
    all: [String: EditedSource], moves: Moves, preamble: Preamble
  ) -> RewrittenFile {
    var edits = edits
    var rewrites = rewrites
    for range in moves.leaving(parsed.source.path) {
      let blanks = parsed.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : UInt8(32) }
      edits.override(range, with: blanks)
      rewrites.append(.init(kind: "override in an extension", line: line(of: range.lowerBound)))
    }
    for (name, end) in classEnds {
      guard let incoming = moves.byClass[name], !incoming.isEmpty else { continue }
      var text = ""
      for move in incoming {
        guard let origin = all[move.file] else { continue }
        let moved = origin.edits.apply(to: origin.parsed.bytes, within: move.range).text
        // The first line keeps its column, so the access of the extension is on the line before.
        let (line, column) = (
          origin.line(of: move.range.lowerBound), origin.column(of: move.range.lowerBound)
        )
        let access = origin.impliedAccess(at: move.range.lowerBound).map { $0 + "\n" } ?? ""
        text +=
          "\n" + Self.sourceLocation(move.file, line: access.isEmpty ? line : line - 1) + access
        text += String(repeating: " ", count: column) + String(decoding: moved, as: UTF8.self)
      }
      text += "\n" + Self.sourceLocation(parsed.source.path, line: line(of: end))
      text += String(repeating: " ", count: column(of: end))
      edits.insert(text, at: end)
    }
    let result = edits.apply(to: parsed.bytes)
    return RewrittenFile(
      original: parsed.source.path, module: parsed.source.module,
      path: parsed.source.relativePath,
      text: preamble.text + String(decoding: result.text, as: UTF8.self), preambleLines: 2,
      imports: imports + preamble.added, rewrites: rewrites, columnShifts: result.shifts)
  }

  /// The access that a member at an offset has because its extension has it; nil if it says so itself.
  private func impliedAccess(at offset: Int) -> String? {
    let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let token = parsed.tree.token(at: AbsolutePosition(utf8Offset: offset))
    guard let member = token?.enclosing(MemberBlockItemSyntax.self)?.decl,
      let own = member.asProtocol((any WithModifiersSyntax).self),
      !own.modifiers.contains(where: { levels.contains($0.name.text) || $0.name.text == "open" }),
      let access = member.enclosing(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text)
        .first(where: levels.contains)
    else { return nil }
    // At the top of a file, both are the same.
    return access == "private" ? "fileprivate" : access
  }

  private static func sourceLocation(_ file: String, line: Int) -> String {
    let quoted = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
  }

  private func line(of offset: Int) -> Int { parsed.bytes[..<offset].count { $0 == 10 } + 1 }

  private func column(of offset: Int) -> Int {
    offset - (parsed.bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0)
  }
}
