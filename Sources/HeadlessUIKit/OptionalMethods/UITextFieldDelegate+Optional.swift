// Written by scripts/optional-methods.

extension UITextFieldDelegate {
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  @_disfavoredOverload
  public var textFieldDidEndEditing: UITextFieldDelegateTextFieldDidEndEditing? {
    UITextFieldDelegateTextFieldDidEndEditing(delegate: self)
  }

  @_disfavoredOverload
  public var textField: UITextFieldDelegateTextField? {
    UITextFieldDelegateTextField(delegate: self)
  }

  @_disfavoredOverload
  public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }

  @_disfavoredOverload
  public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }

}

/// The method that an optional call of `textFieldDidEndEditing` invokes.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidEndEditing {
  fileprivate let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// The method that an optional call of `textField` invokes.
@preconcurrency @MainActor public struct UITextFieldDelegateTextField {
  fileprivate let delegate: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
}
