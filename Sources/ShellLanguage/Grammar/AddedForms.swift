extension CommandForm {
  /// A command that an app adds; its usage line determines how to parse it.
  package init(
    added name: String, usage: String, kind: CommandKind, summary: String, details: String,
    example: String
  ) {
    self.init(
      name: name, usage: usage, summary: summary, details: details, example: example,
      reading: .command { words throws(Fault) in
        .added(try words.call(of: name, usage: usage, kind: kind))
      })
  }
}

extension ExpectationForm {
  /// An expectation that an app adds.
  package init(added name: String, usage: String, summary: String) {
    self.init(name: name, usage: usage, summary: summary) { words throws(Fault) in
      .added(try words.call(of: name, usage: usage, kind: .check))
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func call(
    of name: String, usage: String, kind: CommandKind
  ) throws(Fault) -> AddedCall {
    var call = AddedCall(name, kind: kind)
    if !usage.isEmpty { try read(Usage(usage, in: commands), into: &call) }
    return call
  }
}
