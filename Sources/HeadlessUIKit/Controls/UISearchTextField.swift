/// The text field inside a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  /// The color behind tokens, which nil resets.
  open var tokenBackgroundColor: UIColor! = .tintColor {
    didSet { if tokenBackgroundColor == nil { tokenBackgroundColor = .tintColor } }
  }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(tokenIndex, tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    super.init()
  }
}

/// A suggested search.
///
/// Stored only.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}

@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  open var representedObject: Any?

  public init(localizedSuggestion suggestion: String) {
    localizedSuggestion = suggestion
    super.init()
  }
}
