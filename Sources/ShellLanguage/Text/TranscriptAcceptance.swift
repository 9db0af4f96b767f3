/// Transcripts that did not match, and what came instead: what becomes of scripts when that is
/// accepted.
package struct TranscriptAcceptance {
  /// One statement's transcript.
  package struct Block {
    package let place: SourceLocation
    package let expected: [TranscriptLine]
    /// What it has to become; nil where it matches.
    package fileprivate(set) var difference: TranscriptDifference?
    /// What came, each time that the statement was done.
    fileprivate var outputs: [[String]]
  }

  private var blocks: [Block] = []
  /// Names of sources; places in them that were printed are places in this very script, and move.
  private let sources: [String]

  /// Nothing yet, for a script read from these sources.
  package init(sources: [String]) {
    self.sources = sources
  }

  /// Notes what a statement with a transcript printed.
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

  /// The blocks to rewrite, in the order in which they were met.
  package var changed: [Block] { blocks.filter { $0.difference != nil && !isUnsteady($0) } }

  /// Blocks that no transcript would match each time, but one with a wildcard.
  package var unsteady: [Block] { blocks.filter(isUnsteady) }

  /// Leaves only the block around a line.
  package mutating func keep(onlyAt line: Int, of source: String) {
    let path = SourcePath.resolve(source, from: "")
    blocks.removeAll { block in
      let last = block.expected.last?.location.line ?? block.place.line
      return SourcePath.resolve(block.place.source, from: "") != path
        || !(block.place.line...last).contains(line)
    }
  }

  /// A source with its blocks rewritten, and all its lines with what changes.
  package func rewritten(_ source: Source) -> (text: String, lines: [TranscriptDifference.Line]) {
    // By bytes: a carriage return before the end of a line would be one character with it.
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

  /// A block as it is to be: lines that still match as they are written, those new beside them.
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
  /// The first line of the transcript, counted from 0.
  fileprivate var firstLine: Int { (expected.first?.location.line ?? 1) - 1 }
}
