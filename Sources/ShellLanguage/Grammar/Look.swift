/// A command that shows the app's state without changing it.
package enum Look: Sendable, Equatable {
  case tree, routes, log
  case screen(ScreenPart)

  // Live objects and their retaining paths. A missing argument lists all of them.
  case findings
  /// The shortest path to an object, or one by way of each of its holders.
  case why(ScreenReference, all: Bool)
  case alive(String?, since: Int?)
  case graph(ScreenReference)
}

extension Look: CustomStringConvertible {
  /// The command in script syntax; parsing it gives an equal command.
  package var description: String {
    switch self {
    case .tree: "tree"
    case .screen(.start): "screen"
    case .screen(let part): "screen \(part)"
    case .routes: "routes"
    case .log: "log"
    case .findings: "findings"
    case .why(let object, let all): "why \(object)" + (all ? " --all" : "")
    case .alive(let type, let step):
      Word.spelling(of: "alive", type) + (step.map { " since \($0)" } ?? "")
    case .graph(let object): "graph \(object)"
    }
  }
}
