// Written by scripts/optional-methods.

extension UIContentView {
  @_disfavoredOverload
  public var supports: (@MainActor (any UIContentConfiguration) -> Bool)? {
    { self.supports($0) }
  }

}
