/// Reads scripts, whole, before anything runs.
package struct ScriptParser {
  /// Why an included file can't be read; what a loader throws.
  package enum LoadFailure: Error, Sendable {
    case notFound
    case unreadable(String)
  }

  private let app: String?
  private let commands: CommandTable
  private let names: BoundNames
  private let load: (_ path: String) throws -> [UInt8]

  /// A parser that gets included files from `load`, and knows the app that a script without a
  /// header runs in, and the names that were bound before.
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

  /// Reads the bytes of a file.
  ///
  /// The name says where it is, for errors and for what it includes.
  package func parse(_ bytes: [UInt8], name: String) throws(ScriptErrors) -> Script {
    try parse(Source(name: name, bytes: bytes))
  }

  /// Reads a text, such as a line that was typed.
  package func parse(_ source: Source) throws(ScriptErrors) -> Script {
    let includes = Includes(from: source.name, app: app, load)
    var parser = SourceParser(source, names: names, includes: includes, commands: commands)
    let statements = parser.parse()
    guard parser.errors.isEmpty else { throw ScriptErrors(parser.errors) }
    return Script(name: source.name, header: parser.header, statements: statements)
  }
}

/// The files on the way to the one that is being read.
package struct Includes {
  package static let depthLimit = 64
  package static let countLimit = 1000

  package private(set) var chain: [String]
  /// How many files were read so far.
  private var count = 0
  /// The app that runs at this place of the script, where it is known.
  package var app: String?
  private let load: (String) throws -> [UInt8]

  package init(from name: String, app: String?, _ load: @escaping (String) throws -> [UInt8]) {
    chain = [name]
    self.app = app
    self.load = load
  }

  /// Whether a file is being read that another includes.
  package var isInside: Bool { chain.count > 1 }

  /// Goes back along the chain.
  package mutating func leave(to chain: [String]) { self.chain = chain }

  /// Takes one more step along the chain, and reads the file there.
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
    case .notFound: "there is no such file"
    case .unreadable(let why): why
    }
  }
}
