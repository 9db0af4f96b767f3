import SwiftParser
import SwiftSyntax

/// The property lists that an app reads and its checkout lacks, with the keys that it reads from them.
///
/// They often have a service's keys, which the app's author keeps out of a repository. An app that
/// doesn't find its own mostly traps.
struct MissingPropertyLists {
  private(set) var lists: [String: PropertyList] = [:]

  /// - Parameters:
  ///   - sources: The texts of the app's Swift files.
  ///   - listed: The names, without suffix, of those that the project lists.
  ///   - present: The names of those in the checkout.
  init(readBy sources: [String], listed: Set<String>, present: Set<String>) {
    let readers = sources.filter { $0.contains("plist") || Self.mentions(listed, in: $0) }
      .map(Reader.init)
    let named = readers.reduce(into: listed) { $0.formUnion($1.names) }
    for name in named.subtracting(present).subtracting(["Info"]) {
      var keys = ReadKeys()
      var plain: Set<String> = []
      for reader in readers where Self.mentions([name], in: reader.text) {
        keys.merge(reader.keys)
        plain.formUnion(reader.plainKeys)
      }
      keys.resolve()
      var values = plain.reduce(into: [:]) { $0[$1] = Self.value(.string, of: $1) }
      for (key, kind) in keys.kinds { values[key.name] = Self.value(kind, of: key.name) }
      if !values.isEmpty { lists[name] = .dictionary(values) }
    }
  }

  init(of project: AdoptedProject, in checkout: Checkout) throws {
    func names(_ paths: [String]) -> Set<String> {
      Set(paths.filter { Paths.suffix($0) == "plist" }.map { String(Paths.name($0).dropLast(6)) })
    }
    let sources = project.modules.filter { !$0.isVendored }.flatMap(\.sources)
    self.init(
      readBy: try sources.map { try checkout.text($0) }, listed: names(project.missingFiles),
      present: names(project.modules.flatMap(\.resources).map(\.path)))
  }

  func bundleFiles() throws -> [BundleFile] {
    try lists.sorted { $0.key < $1.key }.map { name, list in
      BundleFile(path: name + ".plist", content: try PropertyListFile.bytes(of: list))
    }
  }

  var notes: [Note] {
    lists.sorted { $0.key < $1.key }.map { name, list in
      let keys = list.dictionary?.keys.sorted().joined(separator: ", ") ?? ""
      return Note(
        file: name + ".plist",
        text: "The app reads this file, which isn't in the checkout. camsh writes one with \(keys)."
      )
    }
  }

  private static func mentions(_ names: Set<String>, in text: String) -> Bool {
    names.contains { text.contains("\"\($0)\"") || text.contains("\"\($0).plist\"") }
  }

  /// A value that isn't empty, because apps often trap if one of their keys is.
  private static func value(_ kind: ReadKind, of key: String) -> PropertyList {
    if kind.isList { return .array([]) }
    return switch kind {
    case .number: .integer(1)
    case .flag: .boolean(true)
    case .object: .dictionary([:])
    default: InfoPlist.adding([key], to: .dictionary([:]))[key] ?? .string(key)
    }
  }

  /// What a file that mentions a property list reads.
  private struct Reader {
    let text: String
    let keys: ReadKeys
    let names: Set<String>
    let plainKeys: Set<String>

    init(_ text: String) {
      self.text = text
      let tree = Parser.parse(source: text)
      keys = ReadKeys(tree)
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      names = finder.names
      plainKeys = finder.keys
    }
  }

  /// Finds `path(forResource: "Keys", ofType: "plist")` and `object(forKey: "TOKEN")`.
  private final class CallFinder: SyntaxVisitor {
    var names: Set<String> = []
    var keys: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let arguments = Array(node.arguments)
      guard let first = arguments.first, let text = literal(first) else { return .visitChildren }
      switch first.label?.text {
      case "forResource":
        let suffix = arguments.dropFirst().first.flatMap(literal)
        if suffix == "plist" { names.insert(text) }
        if text.hasSuffix(".plist") { names.insert(String(text.dropLast(6))) }
      case "forKey": keys.insert(text)
      default: break
      }
      return .visitChildren
    }

    private func literal(_ argument: LabeledExprSyntax) -> String? {
      argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
}
