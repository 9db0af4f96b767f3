// Written by scripts/optional-methods.

extension UIDragInteractionDelegate {
  @_disfavoredOverload
  public var dragInteraction: UIDragInteractionDelegateDragInteraction? {
    UIDragInteractionDelegateDragInteraction(delegate: self)
  }

}

/// The method that an optional call of `dragInteraction` invokes.
@preconcurrency @MainActor public struct UIDragInteractionDelegateDragInteraction {
  fileprivate let delegate: any UIDragInteractionDelegate

  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
