// Written by scripts/optional-methods.

extension UITextViewDelegate {
  @_disfavoredOverload
  public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  @_disfavoredOverload
  public var textView: UITextViewDelegateTextView? { UITextViewDelegateTextView(delegate: self) }

  @_disfavoredOverload
  public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }

  @_disfavoredOverload
  public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  @_disfavoredOverload
  public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

}

/// The method that an optional call of `textView` invokes.
@preconcurrency @MainActor public struct UITextViewDelegateTextView {
  fileprivate let delegate: any UITextViewDelegate

  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
}
