/// Why a storyboard, a xib or another resource of the checkout can't be read.
public enum InterfaceBuilderError: Error, Equatable, Sendable {
  case unreadable(file: String)
  case tooLarge(file: String, bytes: Int)
  case tooDeep(file: String, line: Int)
  case notUTF8(file: String)
  case documentType(file: String)
  case malformed(file: String, line: Int)

  /// The file and the problem.
  var note: Note {
    switch self {
    case .unreadable(let file): Note(file: file, text: "The file can't be read.")
    case .tooLarge(let file, let bytes):
      Note(
        file: file,
        text: "The file has \(bytes) bytes; camsh reads at most \(MarkupFile.sizeLimit).")
    case .tooDeep(let file, let line):
      Note(
        file: file, line: line,
        text: "The elements are nested more than \(MarkupFile.depthLimit) deep.")
    case .notUTF8(let file): Note(file: file, text: "The file isn't UTF-8.")
    case .documentType(let file):
      Note(
        file: file,
        text: "The file declares a document type, which Interface Builder never writes; "
          + "camsh expands no entities.")
    case .malformed(let file, let line):
      Note(file: file, line: line, text: "The file isn't well-formed XML.")
    }
  }
}
