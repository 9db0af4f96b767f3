import SwiftSyntax

/// The name of a type without generic arguments, optional marks and module.
func baseName(ofType text: String) -> String {
  var name = text[...]
  if name.hasPrefix("(any ") { name = name.dropFirst().prefix { $0 != ")" } }
  for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) {
    name = name.dropFirst(prefix.count)
  }
  name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
  return String(name.split(separator: ".").last ?? name)
}

/// The names of a type's parts: two for `Request & Sendable`.
func baseNames(of type: TypeSyntax) -> Set<String> {
  let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
  return Set(types.map { baseName(ofType: $0.trimmedDescription) })
}
