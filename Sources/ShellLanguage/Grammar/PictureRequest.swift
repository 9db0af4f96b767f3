/// A request to draw a look as a picture: the look, the format, and the file.
package struct PictureRequest: Sendable, Equatable {
  package enum Form: String, Sendable, CaseIterable {
    case svg
    /// Graphviz's DOT language.
    case dot
    case mermaid

    package var option: String { "--\(rawValue)" }
  }

  package let look: Look
  package let form: Form
  /// The file; nil prints the picture.
  package let file: String?
}

extension PictureRequest: CustomStringConvertible {
  /// The request in script syntax; parsing it gives an equal request.
  package var description: String {
    "\(look) \(form.option)"
      + (file.map { " " + ($0.hasPrefix("--") ? Word.quoted($0) : Word.spelling(of: $0)) } ?? "")
  }
}

extension ArgumentReader {
  /// Reads a look, or a picture of it if one of `forms` follows.
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
