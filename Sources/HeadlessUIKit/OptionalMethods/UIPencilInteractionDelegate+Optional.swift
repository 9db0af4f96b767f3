// Written by scripts/optional-methods.

extension UIPencilInteractionDelegate {
  @_disfavoredOverload
  public var pencilInteractionDidTap: (@MainActor (UIPencilInteraction) -> Void)? {
    { self.pencilInteractionDidTap($0) }
  }

}
