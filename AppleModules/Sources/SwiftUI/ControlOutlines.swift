import Foundation

// Controls that change a value: steppers, sliders, and wells for dates and colors.
extension ViewOutline {
  public typealias Build = (ViewOutline) -> Void

  /// The first text of one label, or else of another.
  func name(_ label: Build, _ other: Build) -> String? {
    ViewOutline(label).firstText ?? ViewOutline(other).firstText
  }

  private func control(_ name: String?, make: @escaping @MainActor () -> UIControl) {
    elements.append(
      .control {
        let control = make()
        control.accessibilityLabel = name
        return control
      })
  }

  // MARK: Steppers

  public func stepper<Value: Strideable>(
    title: Build = { _ in }, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, label: Build = { _ in }
  ) { control(name(title, label)) { UIStepper(value, nil, step, onEditingChanged) } }
  public func stepper<Value: Strideable>(
    title: Build = { _ in }, value: Binding<Value>, in range: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    label: Build = { _ in }
  ) { control(name(title, label)) { UIStepper(value, range, step, onEditingChanged) } }
  public func stepper<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, label: Build,
    onEditingChanged: @escaping (Bool) -> Void
  ) { control(ViewOutline(label).firstText) { UIStepper(value, nil, step, onEditingChanged) } }
  public func stepper<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1, label: Build,
    onEditingChanged: @escaping (Bool) -> Void
  ) { control(ViewOutline(label).firstText) { UIStepper(value, range, step, onEditingChanged) } }
  public func stepper(
    title: Build = { _ in }, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, label: Build = { _ in }
  ) { control(name(title, label)) { UIStepper(onIncrement, onDecrement, onEditingChanged) } }

  // MARK: Sliders

  public func slider<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, label: Build = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    control(ViewOutline(label).firstText) {
      UISlider(value, range, step.map { Double($0) }, onEditingChanged)
    }
  }
  public func slider<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    label: Build, onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    control(ViewOutline(label).firstText) {
      UISlider(value, range, step.map { Double($0) }, onEditingChanged)
    }
  }

  // MARK: Dates and colors

  public func datePicker(
    title: Build = { _ in }, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], label: Build = { _ in }
  ) { control(name(title, label)) { UIDatePicker(selection, nil, nil, displayedComponents) } }
  public func datePicker(
    title: Build = { _ in }, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], label: Build = { _ in }
  ) {
    control(name(title, label)) {
      UIDatePicker(selection, range.lowerBound, range.upperBound, displayedComponents)
    }
  }
  public func datePicker(
    title: Build = { _ in }, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], label: Build = { _ in }
  ) {
    control(name(title, label)) {
      UIDatePicker(selection, range.lowerBound, nil, displayedComponents)
    }
  }
  public func datePicker(
    title: Build = { _ in }, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], label: Build = { _ in }
  ) {
    control(name(title, label)) {
      UIDatePicker(selection, nil, range.upperBound, displayedComponents)
    }
  }

  public func colorPicker(
    title: Build = { _ in }, selection: Binding<Color>, supportsOpacity: Bool = true,
    label: Build = { _ in }
  ) {
    control(name(title, label)) {
      let well = UIColorWell()
      well.supportsAlpha = supportsOpacity
      well.selectedColor = selection.wrappedValue.color
      well.onChange { selection.wrappedValue = Color(uiColor: $0.selectedColor ?? .clear) }
      return well
    }
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

@MainActor protocol ValueControl: UIControl {}

extension UIStepper: ValueControl {
  /// A stepper that moves a value by steps; it shows the value if that is a number.
  fileprivate convenience init<Value: Strideable>(
    _ value: Binding<Value>, _ range: ClosedRange<Value>?, _ step: Value.Stride,
    _ edited: @escaping (Bool) -> Void
  ) {
    self.init(frame: .zero)
    let start = value.wrappedValue
    let shown = number(start) ?? 0
    let one = number(step) ?? 1
    func place(_ bound: Value?, _ unlimited: Double) -> Double {
      guard let bound else { return unlimited }
      return number(bound) ?? shown + (number(start.distance(to: bound)) ?? unlimited)
    }
    minimumValue = place(range?.lowerBound, -.greatestFiniteMagnitude)
    maximumValue = place(range?.upperBound, .greatestFiniteMagnitude)
    stepValue = abs(one)
    self.value = shown
    var last = self.value
    onChange { stepper in
      // At a bound, the user changes nothing.
      guard stepper.value != last else { return }
      let isForward = (stepper.value > last) == (one > 0)
      last = stepper.value
      edited(true)
      let next = value.wrappedValue.advanced(by: isForward ? step : 0 - step)
      value.wrappedValue = range.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      edited(false)
    }
  }

  /// A stepper without a value of its own; the closures change one.
  fileprivate convenience init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ edited: @escaping (Bool) -> Void
  ) {
    self.init(frame: .zero)
    minimumValue = decrement == nil ? 0 : -.greatestFiniteMagnitude
    maximumValue = increment == nil ? 0 : .greatestFiniteMagnitude
    var last = 0.0
    onChange { stepper in
      guard stepper.value != last else { return }
      let change = stepper.value > last ? increment : decrement
      last = stepper.value
      edited(true)
      change?()
      edited(false)
    }
  }
}

extension UISlider: ValueControl {
  fileprivate convenience init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ range: ClosedRange<Value>, _ step: Double?,
    _ edited: @escaping (Bool) -> Void
  ) {
    self.init(frame: .zero)
    (minimumValue, maximumValue) = (Float(range.lowerBound), Float(range.upperBound))
    self.value = Float(value.wrappedValue)
    onChange { slider in
      var new = Double(slider.value)
      let least = Double(range.lowerBound)
      if let step, step > 0 { new = least + ((new - least) / step).rounded() * step }
      edited(true)
      value.wrappedValue = min(max(Value(new), range.lowerBound), range.upperBound)
      edited(false)
    }
  }
}

extension UIDatePicker: ValueControl {
  fileprivate convenience init(
    _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ parts: DatePickerComponents
  ) {
    self.init(frame: .zero)
    (minimumDate, maximumDate) = (least, most)
    datePickerMode = parts == .date ? .date : parts == .hourAndMinute ? .time : .dateAndTime
    date = selection.wrappedValue
    onChange { selection.wrappedValue = $0.date }
  }
}

extension UIColorWell: ValueControl {}
extension UISegmentedControl: ValueControl {}

extension ValueControl {
  /// Calls a closure when the user changes the value.
  func onChange(_ call: @escaping (Self) -> Void) {
    addAction(UIAction { [weak self] _ in if let self { call(self) } }, for: .valueChanged)
  }
}

/// A value as a number, if it is one.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
  default: nil
  }
}
