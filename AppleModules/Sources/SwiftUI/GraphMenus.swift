extension ViewGraph {
  /// Reads views whose controls are shown elsewhere.
  private func controls(
    of outline: ViewOutline, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) -> [UIView] {
    let shown = reading.controls
    reading.controls = []
    visit(outline, path, environment, &reading)
    defer { reading.controls = shown }
    return reading.controls
  }

  /// The first text of a label, whichever view shows it, or else its first image's name.
  func name(
    of label: ViewOutline, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) -> String? {
    let name = label.firstText
    guard label.showsOwnViews else { return name }
    let shown = controls(of: label, path, environment, &reading)
    return shown.lazy.compactMap { ($0 as? UILabel)?.text }.first
      ?? name ?? shown.lazy.compactMap { ($0 as? UIImageView)?.accessibilityLabel }.first
  }

  // MARK: Pickers

  /// A segmented control with the options that have tags, or some of them if they are many.
  func picker(
    _ title: String, _ selection: PickerSelection, _ content: ViewOutline, _ path: String,
    _ environment: EnvironmentValues, _ reading: inout Reading
  ) -> UISegmentedControl {
    let options = selection.offered(of: content.options)
    let titles = options.enumerated().map { number, option in
      name(of: option, "\(path)/\(number)", environment, &reading) ?? "\(number + 1)"
    }
    return UISegmentedControl(
      title, selection, tags: options.compactMap(\.tag), titles: titles)
  }

  // MARK: Menus

  /// A button that opens a menu.
  func menuButton(
    _ label: ViewOutline, _ content: ViewOutline, _ primary: (() -> Void)?, _ path: String,
    _ environment: EnvironmentValues, _ reading: inout Reading
  ) -> UIButton {
    let title = name(of: label, path + "/l", environment, &reading) ?? ""
    let button = button(title) { primary?() }
    button.menu = menu(title, content, path, environment, &reading)
    button.showsMenuAsPrimaryAction = primary == nil
    return button
  }

  /// A menu whose actions use the controls of a view.
  func menu(
    _ title: String, _ content: ViewOutline, _ path: String, _ environment: EnvironmentValues,
    _ reading: inout Reading
  ) -> UIMenu {
    let events = reading.events
    let controls = controls(of: content, path, environment, &reading)
    // The views of a menu don't appear with the screen.
    reading.events = events
    return UIMenu(title: title, children: controls.compactMap { $0.menuElement })
  }
}

/// The context menu of a view.
@MainActor final class OutlineMenu: NSObject, UIContextMenuInteractionDelegate {
  private let menu: UIMenu
  private var interaction: UIContextMenuInteraction?

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init()
  }

  /// Attaches the menu to a view's first control, or to an empty view if it has none.
  func add(to control: UIView?, _ reading: inout ViewGraph.Reading) {
    let target = control ?? UIView()
    if control == nil { reading.controls.append(target) }
    target.isUserInteractionEnabled = true
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    target.addInteraction(interaction)
  }

  /// Detaches the menu from a view that the next reading may show again.
  func remove() {
    if let interaction { interaction.view?.removeInteraction(interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}

extension UIView {
  /// What a control is in a menu; nil for texts and images.
  fileprivate var menuElement: UIMenuElement? {
    switch self {
    case let button as UIButton:
      if let menu = button.menu { return menu }
      return UIAction(title: button.currentTitle ?? "") { _ in
        button.sendActions(for: .touchUpInside)
      }
    case let toggle as UISwitch:
      return UIAction(title: toggle.accessibilityLabel ?? "", state: toggle.isOn ? .on : .off) {
        _ in
        toggle.isOn.toggle()
        toggle.sendActions(for: .valueChanged)
      }
    case let picker as UISegmentedControl:
      return UIMenu(
        title: picker.accessibilityLabel ?? "", options: .displayInline,
        children: (0..<picker.numberOfSegments).map { index in
          UIAction(
            title: picker.titleForSegment(at: index) ?? "",
            state: index == picker.selectedSegmentIndex ? .on : .off
          ) { _ in
            picker.selectedSegmentIndex = index
            picker.sendActions(for: .valueChanged)
          }
        })
    default: return nil
    }
  }
}
