/// What a field asks the user to type.
///
/// - Note: Not in UIKit.
public enum TypedContent: Sendable {
  case username, emailAddress, password, phoneNumber, number, oneTimeCode, url
}

extension TypingTarget {
  /// What the field's traits say that it asks for; nil if they say nothing.
  public var content: TypedContent? {
    guard let field = view as? UITextField else { return nil }
    switch field.textContentType {
    case .username?: return .username
    case .emailAddress?: return .emailAddress
    case .password?, .newPassword?: return .password
    case .telephoneNumber?: return .phoneNumber
    case .oneTimeCode?: return .oneTimeCode
    case .URL?: return .url
    default: break
    }
    if field.isSecureTextEntry { return .password }
    switch field.keyboardType {
    case .emailAddress: return .emailAddress
    case .phonePad: return .phoneNumber
    case .numberPad, .decimalPad, .asciiCapableNumberPad: return .number
    case .URL: return .url
    default: return nil
    }
  }
}
