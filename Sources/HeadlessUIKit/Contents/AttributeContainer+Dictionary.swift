extension AttributeContainer {
  /// Accepts the attributes, which are not evaluated.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
  }
}
