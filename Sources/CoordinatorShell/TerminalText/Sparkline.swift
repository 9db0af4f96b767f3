/// Numbers as a row of bars, each one character wide.
package enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The last values that fit; the tallest bar is the maximum of all values.
  package static func text(_ values: [Int], width: Int) -> String {
    let shown = values.suffix(max(1, width))
    let most = max(1, shown.max() ?? 1)
    return String(shown.map { bars[min(7, max(0, $0) * 7 / most)] })
  }
}
