import RxSwift
import UIKit

/// A text field or text view with the text that it sends, for operators that bind both ways.
public struct TextInput<Base: UITextInput> {
  public let base: Base
  public let text: ControlProperty<String?>

  public init(base: Base, text: ControlProperty<String?>) {
    self.base = base
    self.text = text
  }
}

extension Reactive where Base: UITextField {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
