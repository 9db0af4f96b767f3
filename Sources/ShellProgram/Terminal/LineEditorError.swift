import Glibc

/// Why lines can't be edited here.
enum LineEditorError: Error, Equatable {
  /// Standard input or output isn't a terminal; read it as a stream instead.
  case notATerminal
  case noEditor
  case noPipe(Int32)
  /// libedit refused to add a function or bind a key.
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
