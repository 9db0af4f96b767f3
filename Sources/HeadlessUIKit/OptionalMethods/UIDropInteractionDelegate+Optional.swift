// Written by scripts/optional-methods.

extension UIDropInteractionDelegate {
  @_disfavoredOverload
  public var dropInteraction: UIDropInteractionDelegateDropInteraction? {
    UIDropInteractionDelegateDropInteraction(delegate: self)
  }

}

/// The method that an optional call of `dropInteraction` invokes.
@preconcurrency @MainActor public struct UIDropInteractionDelegateDropInteraction {
  fileprivate let delegate: any UIDropInteractionDelegate

  @discardableResult
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    delegate.dropInteraction(interaction, canHandle: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
  }
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidExit: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, performDrop: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnd: session)
  }
}
