import Foundation
import SwiftUI
import Testing

/// The values inside a text, with and without a format.
@MainActor @Suite struct LocalizedTextTests {
  private func text(_ key: LocalizedStringKey) -> Text { Text(key) }

  @Test func `a value in a text may have a format or a specifier`() {
    #expect(text("\(2.5, specifier: "%.2f") left") == Text(verbatim: "2.50 left"))
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    #expect(text("\(0.25, format: percent) done") == Text(verbatim: "25% done"))
  }

  @Test func `a formatter writes a value in a text, and an image adds nothing`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(text("since \(date, formatter: formatter)") == Text(verbatim: "since 2001"))
    #expect(text("\(Image(systemName: "star")) new") == Text(verbatim: " new"))
  }

  @Test func `a value without a format is described`() {
    #expect(text("\(3) of \("four")") == Text(verbatim: "3 of four"))
    #expect(text("Hello, \(Text(verbatim: "you"))") == Text(verbatim: "Hello, you"))
  }
}
