import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The visible screen.
  package func visibleScreen() throws(StepFailure) -> UIViewController {
    guard let front = device.frontmost else { throw .noScreen }
    return front
  }

  /// The navigation controller that contains the visible screen.
  package func visibleStack() throws(StepFailure) -> UINavigationController {
    let front = try visibleScreen()
    guard let stack = front as? UINavigationController ?? front.navigationController else {
      throw .noStack
    }
    return stack
  }

  /// Whether a script's reference names this screen.
  package func reference(
    _ reference: ScreenReference, means viewController: UIViewController
  ) throws(StepFailure) -> Bool {
    switch reference {
    case .type(let name):
      return ScreenReference.name(name, means: viewController.label.typeName)
    case .label(let type, let number):
      return viewController.instanceNumber == number
        && ScreenReference.name(type, means: viewController.label.typeName)
    case .variable(let name):
      switch bindings[name] {
      case .screen(let bound): return bound.viewController === viewController
      case .value: throw .notAScreen(name)
      case nil: throw .unbound(name)
      }
    }
  }

  /// The value of an argument, with names replaced by their values.
  package func resolve(_ argument: Argument) throws(StepFailure) -> Argument {
    guard case .variable(let name) = argument else { return argument }
    switch bindings[name] {
    case .value(let value): return value
    case .screen(let bound): return .text(bound.label.text)
    case nil: throw .unbound(name)
    }
  }
}
