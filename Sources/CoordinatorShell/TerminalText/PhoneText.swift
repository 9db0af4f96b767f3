import ShellLanguage

/// The display as a wireframe of box-drawing characters.
package struct PhoneText {
  private let glyphs: Glyphs
  private let inner: Int
  private let height: Int

  /// `columns` and `rows` are the outer size of the box.
  package init(columns: Int, rows: Int, glyphs: Glyphs) {
    inner = columns - 2
    height = rows - 2
    self.glyphs = glyphs
  }

  /// One line for each row, all of the same width.
  package func lines(_ picture: ScreenPicture) -> [String] {
    var body: [String] = []
    let visible = picture.layers.lastIndex { $0.style == .full } ?? 0
    for (index, layer) in picture.layers.enumerated() where index >= visible {
      let isBack = index < picture.layers.count - 1
      body = draw(layer, over: body, isBack: isBack)
    }
    let (top, bottom) = glyphs == .unicode ? ("╭╮", "╰╯") : ("++", "++")
    return [border(top)] + body.map { side + $0 + side } + [border(bottom)]
  }

  private var side: String { glyphs == .unicode ? "│" : "|" }
  private var line: String { glyphs == .unicode ? "─" : "-" }

  private func border(_ corners: String) -> String {
    "\(corners.first ?? "+")" + String(repeating: line, count: inner) + "\(corners.last ?? "+")"
  }

  // MARK: Layers

  private func draw(_ layer: ScreenPicture.Layer, over body: [String], isBack: Bool) -> [String] {
    switch layer.style {
    case .full: return fill(bar(layer) + content(layer), tabs(layer), height)
    case .sheet:
      let most = max(4, height - 2)
      let share = min(most, max(4, height * (layer.height ?? 900) / 1000))
      let grip = center(glyphs == .unicode ? "▁▁▁" : "___")
      return Array(body.prefix(height - share)).map(shaded)
        + fill([grip] + bar(layer) + content(layer), [], share)
    case .popover, .alert, .actionSheet:
      let lines = card(layer)
      let start = layer.style == .actionSheet ? height - lines.count : (height - lines.count) / 2
      return body.enumerated().map { index, row in
        lines.indices.contains(index - start) ? lines[index - start] : shaded(row)
      }
    }
  }

  /// A covered layer is drawn thin, so that the one over it stands out.
  private func shaded(_ row: String) -> String {
    pad(glyphs == .unicode ? String(repeating: "░", count: inner) : row)
  }

  private func fill(_ lines: [String], _ end: [String], _ rows: Int) -> [String] {
    let room = rows - end.count
    var lines = lines
    if lines.count > room {
      let more = lines.count - room + 1
      lines = Array(lines.prefix(room - 1)) + [center("\(glyphs.ellipsis) \(more) more lines")]
    }
    while lines.count < room { lines.append(pad("")) }
    return lines + end
  }

  private func bar(_ layer: ScreenPicture.Layer) -> [String] {
    let leading = layer.elements.filter { $0.region == "leading" }.map(\.text)
    let trailing = layer.elements.filter { $0.region == "trailing" }.map(\.text)
    guard layer.hasBar || layer.title != nil || !leading.isEmpty || !trailing.isEmpty else {
      return []
    }
    let back = layer.back.map { [(glyphs == .unicode ? "‹ " : "< ") + $0] } ?? []
    let start = " " + fit((back + leading).joined(separator: " "), inner / 3)
    let end = fit(trailing.joined(separator: " "), inner / 3) + " "
    let room = inner - DisplayWidth.of(start) - DisplayWidth.of(end) - 2
    let title = fit(layer.title ?? "", room)
    let left = max(
      DisplayWidth.of(start) + 1,
      min(
        (inner - DisplayWidth.of(title)) / 2,
        inner - DisplayWidth.of(end) - DisplayWidth.of(title) - 1))
    let head = pad(start, left) + title
    let gap = inner - DisplayWidth.of(head) - DisplayWidth.of(end)
    return [pad(head + String(repeating: " ", count: max(0, gap)) + end), rule]
      + layer.elements.filter { $0.region == "bar" }.flatMap(rows)
  }

  private func content(_ layer: ScreenPicture.Layer) -> [String] {
    layer.elements.filter { $0.region == nil || $0.region == "toolbar" }.flatMap(rows)
  }

  private func tabs(_ layer: ScreenPicture.Layer) -> [String] {
    guard !layer.tabs.isEmpty else { return [] }
    let share = inner / layer.tabs.count
    let titles = layer.tabs.map { tab in
      center(fit(tab.isSelected ? "[\(tab.title)]" : tab.title, share), share)
    }
    return [rule, pad(titles.joined())]
  }

  private func card(_ layer: ScreenPicture.Layer) -> [String] {
    let inside = PhoneText(columns: inner - 4, rows: height, glyphs: glyphs)
    var lines = layer.title.map { [inside.center($0)] } ?? []
    let choices = layer.elements.filter { $0.kind == "button" }
    lines += layer.elements.filter { $0.kind != "button" }.flatMap(inside.rows)
    for choice in choices { lines += [inside.rule, inside.center(choice.text)] }
    let (top, bottom) = glyphs == .unicode ? ("╭╮", "╰╯") : ("++", "++")
    return
      ([inside.border(top)] + lines.prefix(height - 4).map { side + $0 + side }
      + [inside.border(bottom)]).map { center($0) }
  }

  private var rule: String { String(repeating: line, count: inner) }

  // MARK: Elements

  private func rows(_ element: ScreenPicture.Element) -> [String] {
    let indent = String(repeating: " ", count: 1 + 2 * min(3, element.depth ?? 0))
    let room = inner - indent.count - 1
    func line(_ text: String) -> String { pad(indent + fit(text, room)) }
    let isUnicode = glyphs == .unicode
    switch element.kind {
    case "row", "callout":
      let sign = element.kind == "callout" ? (isUnicode ? "◉ " : "o ") : ""
      let end = isUnicode ? " ›" : " >"
      let text = pad(indent + fit(sign + element.text, room - 2), inner - 2) + end
      return [pad(text)]
        + (element.details.map { [line("  " + $0.joined(separator: " · "))] } ?? [])
    case "button":
      return [line(element.isDisabled == true ? "( \(element.text) )" : "[ \(element.text) ]")]
    case "field", "search":
      let value = (element.value ?? "").isEmpty ? element.text : element.value ?? ""
      let sign = element.kind == "search" ? (isUnicode ? "⌕ " : "? ") : ""
      let text = fit(sign + value, room - 2)
      let rest = max(0, room - 2 - DisplayWidth.of(text))
      return [
        line(
          "\(isUnicode ? "▏" : "[")\(text)\(String(repeating: "_", count: rest))\(isUnicode ? "▕" : "]")"
        )
      ]
    case "switch":
      let state =
        element.value == "on" ? (isUnicode ? "(──●)" : "(--o)") : isUnicode ? "(○──)" : "(o--)"
      return [line(pad(fit(element.text, room - 6), room - 5) + state)]
    case "section": return [line(element.text.uppercased())]
    case "image": return [line("\(isUnicode ? "▧" : "#") \(element.text)")]
    case "view": return [line("\(isUnicode ? "▦" : "%") \(element.text)")]
    case "…": return [center("\(glyphs.ellipsis) \(element.number ?? 0) in all")]
    default:
      let words = [element.text, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      return [line(words.isEmpty ? element.kind : words)]
    }
  }

  // MARK: Columns

  private func fit(_ text: String, _ width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var fitting = ""
    var taken = 1
    for character in text {
      taken += DisplayWidth.of(character)
      if taken > width { break }
      fitting.append(character)
    }
    return width > 0 ? fitting + "…" : ""
  }

  private func pad(_ text: String, _ width: Int? = nil) -> String {
    let width = width ?? inner
    let text = fit(text, width)
    return text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  private func center(_ text: String, _ width: Int? = nil) -> String {
    let width = width ?? inner
    let text = fit(text, width)
    let left = max(0, (width - DisplayWidth.of(text)) / 2)
    return pad(String(repeating: " ", count: left) + text, width)
  }
}
