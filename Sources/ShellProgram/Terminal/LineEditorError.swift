import Glibc

/// Why lines can't be edited here.
enum LineEditorError: Error, Equatable {
  /// Standard input or output is not a terminal: read it as a stream.
  case notATerminal
  case noEditor
  case noPipe(Int32)
  /// The library refused a function of its own or a key.
  case refused(String)
}

extension LineEditorError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notATerminal: "standard input or output is not a terminal"
    case .noEditor: "the line editor cannot be made"
    case .noPipe(let code): "no pipe for signals: " + String(cString: strerror(code))
    case .refused(let what): "the line editor refuses “\(what)”"
    }
  }
}
