// Written by scripts/optional-methods.

extension UIEditMenuInteractionDelegate {
  @_disfavoredOverload
  public var editMenuInteraction: UIEditMenuInteractionDelegateEditMenuInteraction? {
    UIEditMenuInteractionDelegateEditMenuInteraction(delegate: self)
  }

}

/// The method that an optional call of `editMenuInteraction` invokes.
@preconcurrency @MainActor public struct UIEditMenuInteractionDelegateEditMenuInteraction {
  fileprivate let delegate: any UIEditMenuInteractionDelegate

  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }
}
