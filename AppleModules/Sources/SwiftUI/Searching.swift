/// Where a search field is; it is a field of the screen wherever it is.
public struct SearchFieldPlacement: Sendable {
  public enum DisplayMode: Sendable { case automatic, always }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: DisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  private func searched(_ text: Binding<String>, _ prompt: String) -> ViewOutline {
    let outline = outlined
    outline.elements.append(.field(placeholder: prompt.isEmpty ? "Search" : prompt, text))
    return outline
  }

  @discardableResult public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ViewOutline { searched(text, prompt?.text ?? "") }

  @discardableResult public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ViewOutline { searched(text, prompt.text) }

  @_disfavoredOverload
  @discardableResult public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> ViewOutline { searched(text, String(prompt)) }

  @discardableResult public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = ""
  ) -> ViewOutline { searched(text, prompt.text) }
}
