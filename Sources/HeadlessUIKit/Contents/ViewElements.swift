extension UIView {
  /// The view as an element; nil if it only contains others.
  @MainActor var plainElement: ScreenElement? {
    switch self {
    case let label as UILabel:
      return label.text.flatMap { $0.isEmpty ? nil : ScreenElement(.label, $0) }
    case let image as UIImageView:
      return image.image.map { ScreenElement(.image, $0.spoken) }
    case let bar as UISearchBar:
      return ScreenElement(
        .search, bar.placeholder ?? bar.accessibilityLabel ?? "Search", value: bar.text ?? "")
    case let text as UITextView:
      return ScreenElement(
        text.isEditable ? .field : .label,
        text.isEditable ? text.accessibilityLabel ?? "" : text.text ?? "",
        value: text.isEditable ? text.text ?? "" : nil)
    case let activity as UIActivityIndicatorView:
      return activity.isAnimating ? ScreenElement(.activity, accessibilityLabel ?? "") : nil
    case let progress as UIProgressView:
      return ScreenElement(
        .progress, accessibilityLabel ?? "", value: "\(Int((progress.progress * 100).rounded()))%")
    case let wheels as UIPickerView:
      return ScreenElement(.wheels, accessibilityLabel ?? "", value: wheels.spoken)
    case let calendar as UICalendarView:
      return ScreenElement(.date, accessibilityLabel ?? "", value: calendar.spokenSelection)
    default:
      return nil
    }
  }
}

extension UIControl {
  /// The control as an element; nil if only its tap targets describe it.
  @MainActor var controlElement: ScreenElement? {
    let name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    switch self {
    case let button as UIButton:
      guard !(button.showsMenuAsPrimaryAction && button.menu != nil) else { return nil }
      let title =
        button.shownTitle ?? button.accessibilityLabel ?? button.currentImage?.spoken
      return ScreenElement(.button, title ?? name)
    case let field as UITextField:
      let text = field.text ?? ""
      return ScreenElement(
        .field, field.placeholder ?? name,
        value: field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
    case let toggle as UISwitch:
      return ScreenElement(.toggle, name, value: toggle.isOn ? "on" : "off")
    case let segments as UISegmentedControl:
      let titles = (0..<segments.numberOfSegments).map { index in
        let title = segments.titleForSegment(at: index) ?? "\(index + 1)"
        return index == segments.selectedSegmentIndex ? "[\(title)]" : title
      }
      return ScreenElement(.segments, name, value: titles.joined(separator: " "))
    case let slider as UISlider:
      return ScreenElement(
        .slider, name,
        value: "\(slider.value) of \(slider.minimumValue) to \(slider.maximumValue)")
    case let stepper as UIStepper:
      return ScreenElement(.stepper, name, value: "\(stepper.value)")
    case let pages as UIPageControl:
      return pages.numberOfPages == 0
        ? nil
        : ScreenElement(.pages, name, value: "\(pages.currentPage + 1) of \(pages.numberOfPages)")
    case let picker as UIDatePicker:
      return ScreenElement(.date, name, value: picker.date.formatted(.iso8601))
    default: return nil
    }
  }
}

extension UIImage {
  /// The image's name and size, if known.
  @MainActor var spoken: String {
    let pixels = size.width > 0 ? "\(Int(size.width))×\(Int(size.height))" : ""
    let spoken = [name, pixels].filter { !$0.isEmpty }.joined(separator: " ")
    return spoken.isEmpty ? "image" : spoken
  }
}

extension UIPickerView {
  @MainActor fileprivate var spoken: String {
    (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { wheel in
      title(ofRow: selectedRow(inComponent: wheel), of: wheel)
    }.joined(separator: " ")
  }
}
