/// Parses whole scripts before anything runs.
package struct ScriptParser {
  /// Why an included file can't be read; thrown by a loader.
  package enum LoadFailure: Error, Sendable {
    case notFound
    case unreadable(String)
  }

  private let app: String?
  private let commands: CommandTable
  private let names: BoundNames
  private let load: (_ path: String) throws -> [UInt8]

  /// Creates a parser that loads included files with `load`.
  ///
  /// `app` is the app for scripts without a header, and `names` are the names that are already
  /// bound.
  package init(
    app: String? = nil,
    commands: CommandTable = .standard,
    names: BoundNames = BoundNames(),
    load: @escaping (_ path: String) throws -> [UInt8] = { _ in throw LoadFailure.notFound }
  ) {
    self.app = app
    self.commands = commands
    self.names = names
    self.load = load
  }

  /// Parses the bytes of a file.
  ///
  /// The name is the path for errors and for resolving includes.
  package func parse(_ bytes: [UInt8], name: String) throws(ScriptErrors) -> Script {
    try parse(Source(name: name, bytes: bytes))
  }

  /// Parses as much of a text as possible, and returns the errors in the rest.
  package func parseLeniently(
    _ bytes: [UInt8], name: String
  ) throws(ScriptErrors) -> (script: Script, errors: [ScriptError]) {
    let source = try Source(name: name, bytes: bytes)
    let includes = Includes(from: source.name, app: app, load)
    var parser = SourceParser(source, names: names, includes: includes, commands: commands)
    let statements = parser.parse()
    return (
      Script(name: source.name, header: parser.header, statements: statements), parser.errors
    )
  }

  /// Parses a text, such as a typed line.
  package func parse(_ source: Source) throws(ScriptErrors) -> Script {
    let includes = Includes(from: source.name, app: app, load)
    var parser = SourceParser(source, names: names, includes: includes, commands: commands)
    let statements = parser.parse()
    guard parser.errors.isEmpty else { throw ScriptErrors(parser.errors) }
    return Script(name: source.name, header: parser.header, statements: statements)
  }
}

/// The chain of files that include the current one.
package struct Includes {
  package static let depthLimit = 64
  package static let countLimit = 1000

  package private(set) var chain: [String]
  /// The number of files read so far.
  private var count = 0
  /// The app that runs at this point of the script, if known.
  package var app: String?
  private let load: (String) throws -> [UInt8]

  package init(from name: String, app: String?, _ load: @escaping (String) throws -> [UInt8]) {
    chain = [name]
    self.app = app
    self.load = load
  }

  /// Whether the current file was included by another.
  package var isInside: Bool { chain.count > 1 }

  /// Leaves the current file.
  package mutating func leave(to chain: [String]) { self.chain = chain }

  /// Enters an included file and reads it.
  package mutating func enter(_ path: String, at range: Range<Int>) throws(Fault) -> [UInt8] {
    if let start = chain.firstIndex(where: { SourcePath.resolve($0, from: "") == path }) {
      throw Fault(.includeCycle(chain[start...] + [path]), at: range)
    }
    guard chain.count <= Self.depthLimit else {
      throw Fault(.nestedTooDeep(limit: Self.depthLimit), at: range)
    }
    guard count < Self.countLimit else {
      throw Fault(.tooManyIncludes(limit: Self.countLimit), at: range)
    }
    count += 1
    chain.append(path)
    do {
      return try load(path)
    } catch ScriptParser.LoadFailure.notFound {
      throw Fault(.includeNotFound(path), at: range)
    } catch ScriptParser.LoadFailure.unreadable(let why) {
      throw Fault(.includeUnreadable(path, why: why), at: range)
    } catch {
      throw Fault(.includeUnreadable(path, why: String(describing: error)), at: range)
    }
  }
}

extension ScriptParser.LoadFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound: "No such file or directory"
    case .unreadable(let why): why
    }
  }
}
