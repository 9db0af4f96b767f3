import Foundation
import ShellLanguage

// A record as bytes for a pipe; JSON would take longer than the moves.
extension ExpeditionRecord {
  package var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.write(refusal)
    writer.write(base)
    writer.write(newStates) { writer, state in
      writer.write(state.key)
      writer.write(state.coarse ?? -1)
      state.facts.write(to: &writer)
      writer.write(state.moves) { writer, move in
        writer.write(Int(move.kind.rawValue))
        writer.write(move.texts) { $0.write($1) }
      }
    }
    // Sorted values differ little from their predecessors.
    var last: UInt64 = 0
    writer.write(passages) { writer, passage in
      writer.write(passage &- last)
      last = passage
    }
    writer.write(ways) { writer, way in
      writer.write(way.state)
      writer.write(way.steps) { writer, step in
        writer.write(Int(step.state))
        writer.write(Int(step.edge))
      }
    }
    writer.write(refined) { $0.write($1) }
    writer.write(detours) { $0.write($1) }
    writer.write(loops) { $0.write($1) }
    writer.write(discoveries) { writer, discovery in discovery.write(to: &writer) }
    appeared.write(to: &writer)
    for number in [moves, refusals, launches, steps] { writer.write(number) }
    return writer.bytes
  }

  /// Decodes a record; nil if the bytes aren't one.
  ///
  /// `command` parses the text of a move. A move that it can't parse stays in the list and is never
  /// made, so that the indices of the others remain valid.
  @MainActor package init?(
    bytes: [UInt8], command: (String) -> Command?
  ) {
    do { try self.init(RecordReader(bytes), command) } catch { return nil }
  }

  @MainActor private init(
    _ bytes: RecordReader, _ command: (String) -> Command?
  ) throws(RecordReader.Truncated) {
    var reader = bytes
    refusal = try reader.optionalText()
    base = try reader.number()
    newStates = try reader.list { reader throws(RecordReader.Truncated) in
      let key = try reader.word()
      let coarse = try reader.number()
      let facts = try StateFacts(&reader)
      let moves = try reader.list { reader throws(RecordReader.Truncated) in
        let kind = ExploredMove.Kind(rawValue: UInt8(truncatingIfNeeded: try reader.number()))
        let texts = try reader.list { reader throws(RecordReader.Truncated) in
          try reader.text()
        }
        let commands = texts.compactMap(command)
        guard commands.count == texts.count else { return ExploredMove(commands, kind ?? .finger) }
        let part: ExploredMove.Part = commands.count == 1 ? .init(of: commands[0]) : .other
        return ExploredMove(commands, kind ?? .finger, part, texts)
      }
      return NewState(key: key, facts: facts, moves: moves, coarse: coarse < 0 ? nil : coarse)
    }
    var last: UInt64 = 0
    passages = try reader.list { reader throws(RecordReader.Truncated) in
      last = last &+ (try reader.word())
      return last
    }
    ways = try reader.list { reader throws(RecordReader.Truncated) in
      let state = try reader.number()
      let steps = try reader.list { reader throws(RecordReader.Truncated) in
        ExplorationModel.Step(
          state: Int32(truncatingIfNeeded: try reader.number()),
          edge: Int32(truncatingIfNeeded: try reader.number()))
      }
      return Way(state: state, steps: steps)
    }
    refined = try reader.list { reader throws(RecordReader.Truncated) in try reader.number() }
    detours = try reader.list { reader throws(RecordReader.Truncated) in try reader.number() }
    loops = try reader.list { reader throws(RecordReader.Truncated) in try reader.word() }
    discoveries = try reader.list { reader throws(RecordReader.Truncated) in
      try Discovery(&reader)
    }
    appeared = try AppearedTypes(&reader)
    moves = try reader.number()
    refusals = try reader.number()
    launches = try reader.number()
    steps = try reader.number()
  }
}

extension StateFacts {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(screen)
    writer.write(title)
    for list in [path, screens, coordinators, homes] { writer.write(list) { $0.write($1) } }
    writer.write(links) { writer, link in
      writer.write(link.parent)
      writer.write(link.child)
    }
    let json = picture.flatMap { try? JSONEncoder().encode($0) }
    writer.write(json.map { String(decoding: $0, as: UTF8.self) })
  }

  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Truncated) {
    screen = try reader.text()
    title = try reader.text()
    path = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
    screens = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
    coordinators = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
    homes = try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
    links = try reader.list { reader throws(RecordReader.Truncated) in
      Link(parent: try reader.text(), child: try reader.text())
    }
    picture = try reader.optionalText().flatMap {
      try? JSONDecoder().decode(ScreenPicture.self, from: Data($0.utf8))
    }
  }
}

extension Discovery {
  fileprivate func write(to writer: inout RecordWriter) {
    let fields: [String] =
      switch kind {
      case .finding(let verdict, let type, let signature): [verdict, type, signature]
      case .notice(let words): ["", "notice", words]
      case .failure(let words): ["", "failure", words]
      case .death(let words): ["", "death", words]
      }
    for field in fields { writer.write(field) }
    writer.write(words)
    writer.write(trace) { $0.write($1) }
    writer.write(shortcuts) { writer, texts in writer.write(texts) { $0.write($1) } }
  }

  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Truncated) {
    let (first, second, third) = (try reader.text(), try reader.text(), try reader.text())
    let kind: Kind =
      switch (first, second) {
      case ("", "notice"): .notice(third)
      case ("", "failure"): .failure(third)
      case ("", _): .death(third)
      default: .finding(verdict: first, type: second, signature: third)
      }
    self.init(
      kind, words: try reader.text(),
      trace: try reader.list { reader throws(RecordReader.Truncated) in try reader.text() },
      shortcuts: try reader.list { reader throws(RecordReader.Truncated) in
        try reader.list { reader throws(RecordReader.Truncated) in try reader.text() }
      })
  }
}
