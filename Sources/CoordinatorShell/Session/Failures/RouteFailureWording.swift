import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension RouteFailure {
  func words(for call: String) -> String {
    switch self {
    case .missingArgument(.item(let kind)): "'\(call)' needs a \(kind): its number or its name"
    case .missingArgument(.none): "'\(call)' needs an argument"
    case .missingArgument(.number(let name)): "'\(call)' needs the number of a \(name)"
    case .missingArgument(.text(let name, _)): "'\(call)' needs a \(name)"
    case .unexpectedArgument: "'\(call)' takes no argument"
    case .ambiguousItem(let name, let matches):
      "'\(name)' could be \(matches.prefix(4).joined(separator: ", "))"
        + (matches.count > 4 ? " and \(matches.count - 4) more" : "")
        + "; write more of the name, or the number"
    case .foreignCoordinator: "'\(call)' belongs to another coordinator"
    case .noItem(let name, let argument, let count, let command):
      "there is no \(name) \(argument.words); "
        + (count == 0 ? "the list is empty" : "they are numbered 1 to \(count)")
        + (command.map { "; '\($0)' lists them" } ?? "")
    case .alreadyShown: "'\(call)' is already on screen"
    case .noNavigationController:
      "'\(call)' needs a navigation controller, and the visible screen is in none"
    case .nothingToClose: "nothing to close: the visible screen is the root"
    case .noLinkItem(let name, let given):
      "'\(call)' needs '\(name)=' in its query, which has \(given.joined(separator: ", "))"
    }
  }
}

extension MalformedLink {
  func words(example: String) -> String {
    switch self {
    case .noLink(let text): "'\(text)' is not a link such as \(example)"
    case .noRoute(let text): "'\(text)' names no route; a link looks like \(example)"
    case .tooManyParts(let text): "'\(text)' has more parts than a route and its argument"
    case .badEncoding(let text):
      "'\(text)' is not percent-encoded text; a percent sign itself is written %25"
    }
  }
}

extension RouteArgument {
  var words: String {
    switch self {
    case .none: ""
    case .number(let number): String(number)
    case .text(let text): "'\(text)'"
    }
  }
}
