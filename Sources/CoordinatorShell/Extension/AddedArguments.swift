import CoordinatorKit
import ShellLanguage

/// The arguments of an added command or expectation.
@MainActor public struct AddedArguments {
  /// The keywords of the usage line that the statement contains, in order.
  public let keywords: [String]
  private let arguments: [Argument]

  package init(_ call: AddedCall) {
    keywords = call.keywords
    arguments = call.arguments
  }

  private init(keywords: [String], arguments: [Argument]) {
    self.keywords = keywords
    self.arguments = arguments
  }

  /// The argument at an index from 0: a number, a text, or none.
  public subscript(_ index: Int) -> RouteArgument {
    guard arguments.indices.contains(index) else { return .none }
    switch arguments[index] {
    case .integer(let number): return .number(number)
    case .text(let text): return .text(text)
    case .variable: return .none
    }
  }

  /// The comparison that starts at an argument, for `<comparison> <count>` in a usage line.
  public func comparison(at index: Int) -> ((Int) -> Bool)? {
    guard case .text(let text) = self[index], case .number(let number) = self[index + 1],
      let comparison = Comparison.Operator(rawValue: text)
    else { return nil }
    return { Comparison(comparison, number).holds(for: $0) }
  }

  /// The arguments with the values of names that a script has bound.
  package func resolved(
    _ resolve: (Argument) throws(StepFailure) -> Argument
  ) throws(StepFailure) -> AddedArguments {
    var values: [Argument] = []
    for argument in arguments { values.append(try resolve(argument)) }
    return AddedArguments(keywords: keywords, arguments: values)
  }
}
