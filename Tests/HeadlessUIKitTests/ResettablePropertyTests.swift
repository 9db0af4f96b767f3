import HeadlessUIKit
import Testing

@MainActor struct ResettablePropertyTests {
  @Test func `a label's font and color that are set to nil are the defaults again`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 40)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == UIFont.labelFontSize)
    #expect(label.textColor == .label)
  }

  @Test func `colors of an indicator and of tokens that are set to nil are the defaults again`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.color = .red
    indicator.color = nil
    #expect(indicator.color == .systemGray)
    let field = UISearchTextField()
    field.tokenBackgroundColor = .red
    field.tokenBackgroundColor = nil
    #expect(field.tokenBackgroundColor == .tintColor)
  }
}
