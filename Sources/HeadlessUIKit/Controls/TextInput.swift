/// A field that a person can type into.
@MainActor public struct TextInput {
  /// Its placeholder or label.
  public let title: String
  /// A second name: its accessibility identifier.
  public let identifier: String?
  /// Types a text in place of what is there.
  public let type: @MainActor (String) -> Void
  /// Presses Return, or Search.
  public let pressReturn: @MainActor () -> Void
}

extension Finger {
  /// The fields on the screen in front, in reading order.
  public var inputs: [TextInput] {
    var inputs: [TextInput] = []
    if let screen = device.frontmost {
      if let search = screen.navigationItemIfLoaded?.searchController?.input {
        inputs.append(search)
      }
      if let view = screen.viewIfLoaded { collect(from: view, into: &inputs) }
    }
    return inputs
  }

  private func collect(from view: UIView, into inputs: inout [TextInput]) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    if let input = view.textInput { inputs.append(input) }
    for subview in view.subviews { collect(from: subview, into: &inputs) }
  }
}
