import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The current contents of the display; nil if it is empty.
  ///
  /// Reading a row creates its cell, as scrolling does on a device. Rows of covered screens are
  /// read only if `readsCovered` is set.
  package func picture(readsCovered: Bool = false) -> ScreenPicture? {
    guard let root = device.keyWindow?.rootViewController else { return nil }
    let screens = root.layersOnDisplay
    let layers = screens.map { screen in
      let most = readsCovered || screen === screens.last ? Self.mostRows : 0
      return layer(screen, content: content(of: screen, rows: .first(most)))
    }
    return ScreenPicture(layers: layers)
  }

  private static let mostRows = 12

  /// The statement that types into a field, without the text.
  nonisolated fileprivate static func typing(into name: String) -> String {
    "type \(Word.spelling(of: name)) \"\""
  }

  /// The statement that adjusts a control, up to the value.
  nonisolated fileprivate static func adjusting(_ name: String) -> String {
    "adjust \(Word.spelling(of: name)) "
  }

  private func layer(_ screen: UIViewController, content: ScreenContent) -> ScreenPicture.Layer {
    let stack = screen.navigationController
    let stackIndex = stack?.viewControllers.firstIndex { $0 === screen } ?? 0
    let hasBar = stack.map { !$0.isNavigationBarHidden } ?? false
    let (style, height) = style(of: screen)
    return ScreenPicture.Layer(
      label: screen.label.text, style: style, height: height,
      title: content.title?.escapedForTerminal, hasBar: hasBar,
      back: hasBar && stackIndex > 0
        ? (stack?.viewControllers[stackIndex - 1].shownTitle ?? "Back").escapedForTerminal : nil,
      elements: content.elements.map(ScreenPicture.Element.init), tabs: tabs(of: screen, style))
  }

  private func style(of screen: UIViewController) -> (ScreenPicture.Style, height: Int?) {
    if let alert = screen as? UIAlertController {
      return (alert.preferredStyle == .alert ? .alert : .actionSheet, nil)
    }
    var outermost = screen
    while let parent = outermost.parent { outermost = parent }
    guard outermost.presentingViewController != nil else { return (.full, nil) }
    if let sheet = outermost.presentationController as? UISheetPresentationController {
      let share = Double(sheet.currentHeight / UIScreen.main.bounds.height)
      return (.sheet, Int((share * 1000).rounded()))
    }
    return (outermost.modalPresentationStyle == .popover ? .popover : .full, nil)
  }

  private func tabs(
    of screen: UIViewController, _ style: ScreenPicture.Style
  ) -> [ScreenPicture.Tab] {
    guard style == .full, let bar = screen.tabBarController, !screen.hidesBottomBar else {
      return []
    }
    return (bar.viewControllers ?? []).enumerated().map { index, controller in
      let title = controller.tabTitle
      return ScreenPicture.Tab(
        title: title.escapedForTerminal, isSelected: index == bar.selectedIndex,
        command: "tab " + (title.isEmpty ? "\(index)" : Word.spelling(of: title)))
    }
  }

  /// The part of the visible screen that a statement touches; nil if it touches none.
  package func part(touchedBy command: Command, in picture: ScreenPicture) -> ScreenPicture.Part? {
    guard let front = picture.layers.last, case .move(let move) = command else { return nil }
    switch move {
    case .back: return front.back == nil ? nil : .back
    case .swipeDown: return front.style == .sheet ? .sheet : nil
    case .detent: return .sheet
    case .swipeRow(let number, _, _), .moveRow(let number, _):
      return front.elements.firstIndex { $0.kind == "row" && $0.number == number }
        .map { .element($0) }
    case .tab(.index(let index)): return front.tabs.indices.contains(index) ? .tab(index) : nil
    case .tab(.name(let name)):
      let titles = front.tabs.map(\.title)
      let exact = titles.firstIndex(of: name)
      return (exact ?? titles.firstIndex { $0.lowercased() == name.lowercased() }).map { .tab($0) }
    case .tap(let reference):
      guard let target = try? control(reference) else { return nil }
      return front.elements.firstIndex { $0.command == target.command }.map { .element($0) }
    case .type(_, let input, _):
      return front.elements.firstIndex { element in
        (element.kind == "field" || element.kind == "search")
          && element.command == Self.typing(into: input)
      }.map { .element($0) }
    case .adjust(let name, _):
      return front.elements.firstIndex { $0.command == Self.adjusting(name) }.map { .element($0) }
    default: return nil
    }
  }
}

extension UIViewController {
  fileprivate var shownTitle: String? {
    (navigationItemIfLoaded?.title ?? title).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension TapTarget {
  /// The statement that taps the part.
  fileprivate var command: String {
    if kind != .button, let place { return "tap \(place)" }
    return "tap \(Word.spelling(of: name))"
  }
}

extension ScreenPicture.Element {
  fileprivate init(_ element: ScreenElement) {
    self.init(
      kind: element.kind.rawValue, text: element.text.escapedForTerminal,
      value: element.value?.escapedForTerminal,
      details: element.details.isEmpty ? nil : element.details.map(\.escapedForTerminal),
      number: element.number,
      region: element.region == .content ? nil : element.region.rawValue,
      depth: element.depth == 0 ? nil : element.depth,
      isDisabled: element.isEnabled ? nil : true, isSelected: element.isSelected ? true : nil,
      command: Self.command(element))
  }

  private static func command(_ element: ScreenElement) -> String? {
    let name = element.identifier ?? element.text
    switch element.kind {
    case .row, .callout, .stub: return element.number.map { "tap \(element.kind.rawValue) \($0)" }
    case .button, .toggle, .segments:
      if name.isEmpty { return element.number.map { "tap \(element.kind.rawValue) \($0)" } }
      return "tap \(Word.spelling(of: name))"
    case .field, .search:
      if name.isEmpty { return element.number.map { Session.typing(into: "field \($0)") } }
      return Session.typing(into: name)
    case .slider, .stepper, .date, .wheels, .pages:
      let shown = name.isEmpty ? element.number.map { "\(element.kind.rawValue) \($0)" } : name
      return shown.map(Session.adjusting)
    case .back: return "back"
    default: return nil
    }
  }
}
