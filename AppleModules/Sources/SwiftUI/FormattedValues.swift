import Foundation

// Texts and fields that show a value in a format.
extension ViewOutline {
  public func text<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    text(Text(value, format: format))
  }
  public func text<Value>(_ value: Value, formatter: Formatter) {
    text(Text(value, formatter: formatter))
  }
  public func text(_ date: Date, style: Text.DateStyle) { text(Text(date, style: style)) }

  /// A field for a value that a format writes and reads.
  public func field<Format: ParseableFormatStyle>(
    _ title: some StringProtocol = "", value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    elements.append(
      .field(
        placeholder: LocalizedText(String(title)).text,
        Binding(
          get: { format.format(value.wrappedValue) },
          set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })))
  }
  public func field<Format: ParseableFormatStyle>(
    _ title: some StringProtocol = "", value: Binding<Format.FormatInput?>, format: Format
  ) where Format.FormatOutput == String {
    elements.append(
      .field(
        placeholder: LocalizedText(String(title)).text,
        Binding(
          get: { value.wrappedValue.map { format.format($0) } ?? "" },
          set: { value.wrappedValue = try? format.parseStrategy.parse($0) })))
  }
  public func field<Value>(
    _ title: some StringProtocol = "", value: Binding<Value>, formatter: Formatter
  ) {
    elements.append(
      .field(
        placeholder: LocalizedText(String(title)).text,
        Binding(
          get: { formatter.string(for: value.wrappedValue) ?? "" },
          set: { text in
            let new: Any? =
              (formatter as? NumberFormatter)?.number(from: text)
              ?? (formatter as? DateFormatter)?.date(from: text)
            if let new = new as? Value { value.wrappedValue = new }
          })))
  }
}
