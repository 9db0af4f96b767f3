/// Transcripts that didn't match and the actual output, for rewriting scripts when it is accepted.
package struct TranscriptAcceptance {
  /// One statement's transcript.
  package struct Block {
    package let place: SourceLocation
    package let expected: [TranscriptLine]
    /// The new transcript; nil if it matched.
    package fileprivate(set) var difference: TranscriptDifference?
    /// The output of each run of the statement.
    fileprivate var outputs: [[String]]
  }

  private var blocks: [Block] = []
  /// The sources' names; printed locations in them refer to the script itself and change with it.
  private let sources: [String]

  /// Creates an empty collection for a script parsed from these sources.
  package init(sources: [String]) {
    self.sources = sources
  }

  /// Records the output of a statement with a transcript.
  package mutating func note(_ actual: [String], of statement: Statement) {
    guard let expected = statement.transcript else { return }
    let index =
      blocks.firstIndex { $0.place == statement.location && $0.expected == expected }
      ?? blocks.count
    if index == blocks.count {
      blocks.append(
        Block(place: statement.location, expected: expected, difference: nil, outputs: []))
    }
    blocks[index].outputs.append(actual)
    if case .mismatched(let difference) = Transcript.compare(expected, with: actual),
      blocks[index].difference == nil
    {
      blocks[index].difference = difference
    }
  }

  /// The blocks to rewrite, in the order in which they ran.
  package var changed: [Block] { blocks.filter { $0.difference != nil && !isUnsteady($0) } }

  /// The blocks that only a wildcard would match on every run.
  package var unsteady: [Block] { blocks.filter(isUnsteady) }

  /// Keeps only the block around a line.
  package mutating func keep(onlyAt line: Int, of source: String) {
    let path = SourcePath.resolve(source, from: "")
    blocks.removeAll { block in
      let last = block.expected.last?.location.line ?? block.place.line
      return SourcePath.resolve(block.place.source, from: "") != path
        || !(block.place.line...last).contains(line)
    }
  }

  /// The source with its blocks rewritten, and all lines as a diff.
  package func rewritten(_ source: Source) -> (text: String, lines: [TranscriptDifference.Line]) {
    // Compares bytes, because a carriage return and line feed form a single character.
    let old = source.bytes.split(separator: .newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let edits = changed.filter { $0.place.source == source.name }
      .sorted { $0.firstLine < $1.firstLine }
    var lines: [TranscriptDifference.Line] = []
    var next = 0
    for block in edits {
      lines += old[next..<block.firstLine].map { .kept($0) }
      next = block.firstLine
      lines += self.lines(of: block, written: old, &next)
    }
    lines += old[next...].map { .kept($0) }
    let new = lines.compactMap { line -> String? in
      switch line {
      case .kept(let text), .unexpected(let text): text
      case .missing: nil
      }
    }
    if lines.last == .kept("") { lines.removeLast() }  // what is behind the last line's end
    return (new.joined(separator: "\n"), lines)
  }

  /// The new block: keeps lines that still match as written and adds the new ones.
  private func lines(
    of block: Block, written old: [String], _ next: inout Int
  ) -> [TranscriptDifference.Line] {
    let indent = old[next].prefix { $0 == " " || $0 == "\t" }
    let end = old[next].hasSuffix("\r") ? "\r" : ""
    var lines: [TranscriptDifference.Line] = []
    for line in block.difference?.lines ?? [] {
      switch line {
      case .kept:
        lines.append(.kept(old[next]))
        next += 1
      case .missing:
        lines.append(.missing(old[next]))
        next += 1
      case .unexpected(let text):
        lines.append(
          .unexpected(indent + TranscriptLine.written(text, placesIn: sources) + end))
      }
    }
    return lines
  }

  private func isUnsteady(_ block: Block) -> Bool {
    guard let difference = block.difference else { return false }
    let new = difference.lines.compactMap { line -> TranscriptLine? in
      switch line {
      case .kept(let text): try? TranscriptLine(text, at: block.place)
      case .unexpected(let text):
        try? TranscriptLine(
          String(TranscriptLine.written(text, placesIn: sources).dropFirst(2)), at: block.place)
      case .missing: nil
      }
    }
    return !block.outputs.allSatisfy { Transcript.compare(new, with: $0) == .matched }
  }
}

extension TranscriptAcceptance.Block {
  /// The index of the transcript's first line, from 0.
  fileprivate var firstLine: Int { (expected.first?.location.line ?? 1) - 1 }
}
