/// A control whose value a finger changes by dragging, turning or stepping.
///
/// - Note: Not in UIKit.
@MainActor public struct Adjustable {
  /// The kinds, named as `ScreenElement` names them.
  public enum Kind: String, Sendable {
    case slider, stepper, date, wheels, pages
  }

  public let kind: Kind
  /// The accessibility label or, for a field's input view, the field's name; if there is neither, the
  /// kind and its number on the screen.
  public internal(set) var title: String
  /// The accessibility identifier, by which the control can also be found.
  public let identifier: String?
  public let isEnabled: Bool
  /// Values to try, each as the texts that `adjust` takes: the least, one between, the greatest.
  public var samples: [[String]] { readSamples() }

  let view: UIView
  /// The number in the title of a control without a name.
  var ordinal: Int?
  /// The field that shows the control in place of the keyboard.
  var field: UITextField?
  /// Why a touch doesn't reach the control; nil if it does.
  var obstacle: Obstacle?
  private let readSamples: @MainActor () -> [[String]]
  /// Sets the value; returns what is possible instead if it isn't.
  private let change: @MainActor ([String]) -> String?

  init(
    _ kind: Kind, _ view: UIView, samples: @escaping @MainActor () -> [[String]],
    change: @escaping @MainActor ([String]) -> String?
  ) {
    self.kind = kind
    self.view = view
    title = view.accessibilityLabel ?? ""
    identifier = view.accessibilityIdentifier
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    readSamples = samples
    self.change = change
  }

  func adjust(to values: [String]) throws(Finger.Failure) {
    guard isEnabled else { throw .disabled(title: title) }
    if let obstacle { throw .unreachable(title: title, obstacle) }
    if let field, !field.becomeFirstResponder() { throw .disabled(title: title) }
    if let possible = change(values) {
      throw .noValue(values.joined(separator: " "), of: title, possible: possible)
    }
  }
}

extension UIView {
  /// The view as a control with a value that a finger changes.
  @MainActor var adjustable: Adjustable? {
    switch self {
    case let slider as UISlider: slider.asAdjustable
    case let stepper as UIStepper: stepper.asAdjustable
    case let picker as UIDatePicker: picker.asAdjustable
    case let calendar as UICalendarView: calendar.asAdjustable
    case let wheels as UIPickerView: wheels.asAdjustable
    case let pages as UIPageControl: pages.asAdjustable
    default: nil
    }
  }
}

extension UISlider {
  fileprivate var asAdjustable: Adjustable {
    Adjustable(.slider, self) { [self] in
      [minimumValue, (minimumValue + maximumValue) / 2, maximumValue].map { ["\($0)"] }
    } change: { [self] values in
      guard let value = value(of: values), (minimumValue...maximumValue).contains(value) else {
        return "\(minimumValue) to \(maximumValue), or a percentage"
      }
      drag(to: value)
      return nil
    }
  }

  /// A number, or a percentage of the track.
  private func value(of values: [String]) -> Float? {
    guard values.count == 1, let text = values.first else { return nil }
    guard text.hasSuffix("%") else { return Float(text) }
    return Float(text.dropLast()).map { minimumValue + (maximumValue - minimumValue) * $0 / 100 }
  }
}

extension UIStepper {
  /// A finger gives up after this many taps.
  private static let mostTaps = 1_000

  fileprivate var asAdjustable: Adjustable {
    Adjustable(.stepper, self) { [self] in
      [minimumValue, maximumValue].map { ["\($0)"] }
    } change: { [self] values in
      let possible = "\(minimumValue) to \(maximumValue) in steps of \(stepValue)"
      guard values.count == 1, let goal = values.first.flatMap(Double.init),
        (minimumValue...maximumValue).contains(goal), stepValue > 0
      else { return possible }
      let taps = ((goal - value) / stepValue).rounded()
      guard abs(taps) <= Double(Self.mostTaps),
        abs(value + taps * stepValue - goal) < stepValue / 1_000
      else { return possible }
      for _ in 0..<Int(abs(taps)) where value != goal { step(up: taps > 0) }
      return nil
    }
  }
}

extension UIPageControl {
  fileprivate var asAdjustable: Adjustable {
    Adjustable(.pages, self) { [self] in
      numberOfPages > 1 ? [["1"], ["\(numberOfPages)"]] : []
    } change: { [self] values in
      guard values.count == 1, let page = values.first.flatMap({ Int($0) }),
        page >= 1, page <= numberOfPages
      else { return numberOfPages > 0 ? "1 to \(numberOfPages)" : "nothing" }
      // A tap on either side of the dots turns one page.
      while currentPage != page - 1 {
        currentPage += currentPage < page - 1 ? 1 : -1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      return nil
    }
  }
}

extension UIPickerView {
  fileprivate var asAdjustable: Adjustable {
    Adjustable(.wheels, self) { [self] in
      (0..<numberOfComponents).flatMap { wheel in
        let count = numberOfRows(inComponent: wheel)
        return Set([0, count / 2, count - 1]).sorted().filter { $0 >= 0 }.map { row in
          (0...wheel).map { title(ofRow: $0 == wheel ? row : selectedRow(inComponent: $0), of: $0) }
        }
      }
    } change: { [self] values in
      guard !values.isEmpty, values.count <= numberOfComponents else {
        return "a value for each of \(numberOfComponents) wheels"
      }
      var rows: [Int] = []
      for (wheel, value) in values.enumerated() {
        let titles = (0..<numberOfRows(inComponent: wheel)).map { title(ofRow: $0, of: wheel) }
        let row =
          titles.firstIndex(of: value)
          ?? titles.firstIndex { $0.lowercased() == value.lowercased() }
        guard let row else { return titles.joined(separator: ", ") }
        rows.append(row)
      }
      for (wheel, row) in rows.enumerated() where row != selectedRow(inComponent: wheel) {
        turn(to: row, inComponent: wheel)
      }
      return nil
    }
  }

  /// What a row shows; its number from 1 if it shows no text.
  func title(ofRow row: Int, of wheel: Int) -> String {
    guard row >= 0, row < numberOfRows(inComponent: wheel) else { return "" }
    return delegate?.pickerView(self, titleForRow: row, forComponent: wheel)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel)?.string
      ?? (view(forRow: row, forComponent: wheel) as? UILabel)?.text ?? "\(row + 1)"
  }
}
