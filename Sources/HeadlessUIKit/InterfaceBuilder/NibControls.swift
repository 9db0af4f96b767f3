/// Applies Interface Builder's settings to a control.
@MainActor enum NibControls {
  static func apply(_ node: NibNode, to control: UIControl, in bundle: Bundle) {
    control.isEnabled = node.flag("enabled") ?? true
    control.isSelected = node.flag("selected") ?? false
    control.isHighlighted = node.flag("highlighted") ?? false
    switch control {
    case let button as UIButton: apply(node, to: button, in: bundle)
    case let field as UITextField: apply(node, to: field, in: bundle)
    case let control as UISwitch: control.isOn = node.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(node.number("minValue") ?? 0)
      slider.maximumValue = Float(node.number("maxValue") ?? 1)
      slider.value = Float(node.number("value") ?? 0)
    case let stepper as UIStepper:
      stepper.minimumValue = node.number("minimumValue") ?? 0
      stepper.maximumValue = node.number("maximumValue") ?? 100
      stepper.stepValue = node.number("stepValue") ?? 1
      stepper.value = node.number("value") ?? 0
    case let segments as UISegmentedControl:
      for (index, segment) in node.list("segments").enumerated() {
        segments.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      segments.selectedSegmentIndex =
        node.number("selectedSegmentIndex").flatMap { Int(exactly: $0) } ?? -1
    case let pages as UIPageControl:
      pages.numberOfPages = node.number("numberOfPages").flatMap { Int(exactly: $0) } ?? 0
      pages.currentPage = node.number("currentPage").flatMap { Int(exactly: $0) } ?? 0
    default: break
    }
  }

  private static func apply(_ node: NibNode, to button: UIButton, in bundle: Bundle) {
    for state in node.children where state.element == "state" {
      let controlState = Self.state(state.key)
      if let title = state["title"] ?? state["attributedTitle"] {
        button.setTitle(title, for: controlState)
      }
      if let image = NibValues.image(state["image"], catalog: state["catalog"], in: bundle) {
        button.setImage(image, for: controlState)
      }
      if let color = NibValues.color(state.value("titleColor"), in: bundle) {
        button.setTitleColor(color, for: controlState)
      }
    }
    guard let look = node.value("configuration") else { return }
    var configuration: UIButton.Configuration =
      switch look["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    if let title = look["title"] ?? look["attributedTitle"] {
      configuration.title = title
      // Interface Builder keeps the title that the button had without a configuration.
      button.setTitle(nil, for: .normal)
    } else {
      configuration.title = button.title(for: .normal)
    }
    configuration.subtitle = look["subtitle"]
    configuration.image = NibValues.image(look["image"], catalog: look["catalog"], in: bundle)
    button.configuration = configuration
  }

  private static func state(_ name: String?) -> UIControl.State {
    switch name {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    case "focused": .focused
    default: .normal
    }
  }

  private static func apply(_ node: NibNode, to field: UITextField, in bundle: Bundle) {
    if let text = node["text"] ?? node["attributedText"] { field.text = text }
    field.storedPlaceholder = node["placeholder"].map { NSAttributedString(string: $0) }
    if let font = NibValues.font(node.value("fontDescription")) { field.font = font }
    if let color = NibValues.color(node.value("textColor"), in: bundle) { field.textColor = color }
    if let alignment = NibViews.alignment(node["textAlignment"]) {
      field.textAlignment = alignment
    }
    guard let traits = node.value("textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.textContentType = traits["textContentType"].map(UITextContentType.init(rawValue:))
    switch traits["keyboardType"] {
    case "emailAddress": field.keyboardType = .emailAddress
    case "numberPad": field.keyboardType = .numberPad
    case "decimalPad": field.keyboardType = .decimalPad
    case "phonePad": field.keyboardType = .phonePad
    case "URL": field.keyboardType = .URL
    default: break
    }
    switch traits["returnKeyType"] {
    case "go": field.returnKeyType = .go
    case "next": field.returnKeyType = .next
    case "search": field.returnKeyType = .search
    case "send": field.returnKeyType = .send
    case "done": field.returnKeyType = .done
    case "continue": field.returnKeyType = .default
    default: break
    }
  }
}
