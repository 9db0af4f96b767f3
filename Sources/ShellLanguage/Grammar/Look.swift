/// A command that shows something of the app, and changes nothing.
package enum Look: Sendable, Equatable {
  case tree, routes, log
  case screen(ScreenPart)

  // Who is alive, and why. A missing argument lists them all.
  case findings
  case why(ScreenReference)
  case alive(String?, since: Int?)
  case graph(ScreenReference)
}

extension Look: CustomStringConvertible {
  /// As a script spells it; reading that gives the same look again.
  package var description: String {
    switch self {
    case .tree: "tree"
    case .screen(.start): "screen"
    case .screen(let part): "screen \(part)"
    case .routes: "routes"
    case .log: "log"
    case .findings: "findings"
    case .why(let object): "why \(object)"
    case .alive(let type, let step):
      Word.spelling(of: "alive", type) + (step.map { " since \($0)" } ?? "")
    case .graph(let object): "graph \(object)"
    }
  }
}
