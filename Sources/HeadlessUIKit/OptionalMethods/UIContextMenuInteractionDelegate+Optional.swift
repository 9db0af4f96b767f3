// Written by scripts/optional-methods.

extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload
  public var contextMenuInteraction: UIContextMenuInteractionDelegateContextMenuInteraction? {
    UIContextMenuInteractionDelegateContextMenuInteraction(delegate: self)
  }

}

/// The method that an optional call of `contextMenuInteraction` invokes.
@preconcurrency @MainActor public struct UIContextMenuInteractionDelegateContextMenuInteraction {
  fileprivate let delegate: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
