/// A picture of what a look shows: of which, in which form, and into which file.
package struct PictureRequest: Sendable, Equatable {
  package enum Form: String, Sendable, CaseIterable {
    case svg
    /// Graphviz's language.
    case dot
    case mermaid

    package var option: String { "--\(rawValue)" }
  }

  package let look: Look
  package let form: Form
  /// Nil for printing it.
  package let file: String?
}

extension PictureRequest: CustomStringConvertible {
  /// As a script spells it; reading that gives the same request again.
  package var description: String {
    "\(look) \(form.option)"
      + (file.map { " " + ($0.hasPrefix("--") ? Word.quoted($0) : Word.spelling(of: $0)) } ?? "")
  }
}

extension ArgumentReader {
  /// The look, or a picture of it where one of `forms` follows.
  mutating func picture(
    of look: Look, _ forms: [PictureRequest.Form] = PictureRequest.Form.allCases
  ) throws(Fault) -> Command {
    guard !isAtEnd else { return .look(look) }
    let option = try option(forms.map(\.option))
    let form = forms.first { $0.option == option } ?? .svg
    let file = isAtEnd ? nil : try file()
    return .manage(.picture(PictureRequest(look: look, form: form, file: file)))
  }
}
