import SwiftSyntax

/// The types of missing modules that have the name of an available module's type, as `Response` in an app that imports
/// Moya in other files.
///
/// A stand-in belongs to the app's module, so under that name it would hide the available type in every file. It gets
/// its module's name in front, in the files that can't find it.
struct CollidingNames {
  /// The names that change in each file, by the file's number.
  private(set) var names: [Int: [String: String]] = [:]

  /// - Parameter errors: The errors of all files before any stand-in is declared.
  init(
    _ errors: [CompilerDiagnostic], _ files: [AppFile], _ index: AppIndex, missing: Set<String>
  ) {
    var lacking: [String: Set<String>] = [:]
    for error in errors {
      switch ErrorMessage(error.message) {
      case .missingType(let name), .missingName(let name):
        if name.first?.isUppercase == true, !index.declaredNames.contains(name) {
          lacking[name, default: []].insert(error.path)
        }
      default: break
      }
    }
    let imports = index.imports.map { Set($0) }
    for (name, paths) in lacking {
      let isFound = files.indices.contains { number in
        !paths.contains(files[number].path) && imports[number].isDisjoint(with: missing)
          && !Self.uses(of: name, in: files[number]).isEmpty
      }
      guard isFound else { continue }
      for number in files.indices where paths.contains(files[number].path) {
        let modules = index.imports[number].filter(missing.contains)
        guard let module = modules.first else { continue }
        let longer = module + name
        guard !index.declaredNames.contains(longer) else { continue }
        names[number, default: [:]][name] = longer
      }
    }
  }

  func renamed(_ sources: [AppSource], _ files: [AppFile]) -> [AppSource] {
    var sources = sources
    for (number, changes) in names {
      let edits = changes.flatMap { name, longer in
        Self.uses(of: name, in: files[number]).map { Edit($0, longer) }
      }
      sources[number].text = Rendering(files[number], edits: edits).text
    }
    return sources
  }

  /// The places where a name by itself means a type or a value.
  private static func uses(of name: String, in file: AppFile) -> [Range<Int>] {
    file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name else { return nil }
      if token.parent?.is(IdentifierTypeSyntax.self) == true { return token.range }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return nil }
      return token.range
    }
  }
}
