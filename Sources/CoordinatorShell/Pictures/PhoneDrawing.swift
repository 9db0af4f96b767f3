import ShellLanguage

/// The display as a wireframe phone: bars, rows, buttons, fields and presented screens, in reading
/// order and without a layout engine.
package struct PhoneDrawing {
  package static let width = 260
  package static let height = 520

  private static let margin = 6
  private static let statusHeight = 18
  private static let barHeight = 40
  private static let tabHeight = 44

  private let picture: ScreenPicture
  private var drawing: Drawing
  /// The layer being drawn.
  private var y = 0
  private var bottom = 0
  private var left = 0
  private var right = 0
  private var isFront = false

  package static func drawing(of picture: ScreenPicture) -> Drawing {
    var maker = PhoneDrawing(picture)
    maker.draw()
    return maker.drawing
  }

  private init(_ picture: ScreenPicture) {
    self.picture = picture
    let names = picture.layers.reversed().map(\.label)
    drawing = Drawing(
      width: Self.width, height: Self.height, title: names.joined(separator: " over "))
  }

  private mutating func draw() {
    drawing.add(
      .box(x: 2, y: 2, width: Self.width - 4, height: Self.height - 4, radius: 26), "case")
    for (index, layer) in picture.layers.enumerated() {
      isFront = index == picture.layers.count - 1
      // A completely covered screen is invisible.
      if picture.layers[(index + 1)...].contains(where: { $0.style == .full }) { continue }
      left = Self.margin
      right = Self.width - Self.margin
      bottom = Self.height - Self.margin - 4
      y = Self.margin + 4
      if index > 0, layer.style != .full {
        drawing.add(
          .box(
            x: Self.margin, y: Self.margin, width: Self.width - 2 * Self.margin,
            height: Self.height - 2 * Self.margin, radius: 22), "shade")
      }
      draw(layer)
    }
  }

  private mutating func draw(_ layer: ScreenPicture.Layer) {
    switch layer.style {
    case .full:
      drawing.add(
        .box(
          x: Self.margin, y: Self.margin, width: right - left,
          height: Self.height - 2 * Self.margin,
          radius: 22), "screen")
      drawing.add(.box(x: Self.width / 2 - 32, y: 10, width: 64, height: 6, radius: 3), "grip")
      y += Self.statusHeight
      drawTabs(layer)
      drawBar(layer)
      drawContent(layer)
    case .sheet: drawSheet(layer)
    case .popover: drawPopover(layer)
    case .alert: drawAlert(layer)
    case .actionSheet: drawActions(layer)
    }
  }

  // MARK: Bars

  private mutating func drawTabs(_ layer: ScreenPicture.Layer) {
    guard !layer.tabs.isEmpty else { return }
    bottom -= Self.tabHeight
    drawing.add(.path("M\(left) \(bottom)H\(right)"), "hair")
    let width = (right - left) / layer.tabs.count
    for (index, tab) in layer.tabs.enumerated() {
      let center = left + index * width + width / 2
      let tint = tab.isSelected ? "tint" : "faint"
      let (part, command) = (part("t\(index)"), isFront ? tab.command : nil)
      drawing.add(
        .box(x: center - width / 2 + 4, y: bottom + 3, width: width - 8, height: 36, radius: 8),
        "hit",
        part: part, command: command)
      drawing.add(
        .circle(x: center, y: bottom + 14, radius: 6), tab.isSelected ? "tint" : "knob", part: part)
      text(center, bottom + 33, tab.title, width - 6, "ui tiny \(tint)", .middle, part: part)
    }
  }

  private mutating func drawBar(_ layer: ScreenPicture.Layer) {
    let leading = layer.indices("leading")
    let trailing = layer.indices("trailing")
    guard layer.hasBar || layer.title != nil || !leading.isEmpty || !trailing.isEmpty else {
      return
    }
    var start = left + 8
    if let back = layer.back {
      let width = min(80, room(back) + 18)
      drawing.add(
        .box(x: start - 2, y: y + 6, width: width, height: 28, radius: 6), "hit",
        part: part("back"),
        command: isFront ? "back" : nil)
      drawing.add(.path("M\(start + 9) \(y + 13)l-7 7l7 7"), "chevron", part: part("back"))
      text(start + 14, y + 24, back, width - 16, "ui tint", .start, part: part("back"))
      start += width + 4
    }
    for index in leading { start += button(layer, index, x: start, isLeading: true) }
    var end = right - 8
    for index in trailing.reversed() { end -= button(layer, index, x: end, isLeading: false) }
    if let title = layer.title {
      let side = max(start - left, right - end)
      let space = max(40, right - left - 2 * side)
      let center = space > 60 ? (left + right) / 2 : (start + end) / 2
      text(center, y + 24, title, max(space, end - start - 8), "ui title", .middle)
    }
    y += Self.barHeight
    drawing.add(.path("M\(left) \(y)H\(right)"), "hair")
    for index in layer.indices("bar") { draw(layer.elements[index], index) }
  }

  private mutating func button(
    _ layer: ScreenPicture.Layer, _ index: Int, x: Int, isLeading: Bool
  ) -> Int {
    let element = layer.elements[index]
    let width = min(84, room(element.text) + 14)
    let start = isLeading ? x : x - width
    drawing.add(
      .box(x: start, y: y + 7, width: width, height: 26, radius: 6), "hit", part: part("e\(index)"),
      command: isFront ? element.command : nil)
    text(
      start + width / 2, y + 24, element.text, width - 4,
      "ui " + (element.isDisabled == true ? "faint" : "tint"), .middle, part: part("e\(index)"))
    return width + 4
  }

  // MARK: Content

  private mutating func drawContent(_ layer: ScreenPicture.Layer) {
    y += 6
    let toolbar = layer.indices("toolbar")
    if !toolbar.isEmpty { bottom -= 36 }
    let content = layer.elements.indices.filter { layer.elements[$0].region == nil }
    var left = content.count
    for index in content {
      let element = layer.elements[index]
      guard y + height(of: element) <= bottom - (left > 1 ? 16 : 0) else {
        text((self.left + right) / 2, bottom - 5, "… \(left) more", 200, "ui tiny faint", .middle)
        break
      }
      draw(element, index)
      left -= 1
    }
    guard !toolbar.isEmpty else { return }
    y = bottom
    drawing.add(.path("M\(self.left) \(y)H\(right)"), "hair")
    var x = self.left + 8
    for index in toolbar { x += button(layer, index, x: x, isLeading: true) }
  }

  private func height(of element: ScreenPicture.Element) -> Int {
    switch element.kind {
    case "row", "callout": element.details == nil ? 34 : 44
    case "field", "search", "segments": 36
    case "button": 36
    case "image": (element.depth ?? 0) > 0 ? 0 : 58
    case "view": 40
    case "section": 24
    default: 24
    }
  }

  private mutating func draw(_ element: ScreenPicture.Element, _ index: Int) {
    let indent = 10 + 10 * min(3, element.depth ?? 0)
    let (x, width) = (left + indent, right - left - indent - 10)
    let height = height(of: element)
    let part = part("e\(index)")
    let command = isFront ? element.command : nil
    let faint = element.isDisabled == true ? " faint" : ""
    switch element.kind {
    case "row", "callout":
      drawing.add(
        .box(x: left + 4, y: y, width: right - left - 8, height: height, radius: 6),
        element.isSelected == true ? "hit filled" : "hit", part: part, command: command)
      let lead = element.kind == "callout" ? 18 : 0
      if lead > 0 {
        drawing.add(.circle(x: x + 6, y: y + height / 2, radius: 5), "pin", part: part)
      }
      let room = width - 14 - lead
      text(
        x + lead, y + (element.details == nil ? 21 : 18), element.text, room, "ui" + faint, .start,
        part: part)
      if let details = element.details {
        text(
          x + lead, y + 34, details.joined(separator: " · "), room, "ui tiny faint", .start,
          part: part)
      }
      drawing.add(
        .path("M\(right - 18) \(y + height / 2 - 5)l5 5l-5 5"), "chevron soft", part: part)
      drawing.add(.path("M\(x) \(y + height)H\(right - 4)"), "hair")
    case "field", "search":
      drawing.add(
        .box(x: x, y: y + 3, width: width, height: 28, radius: element.kind == "search" ? 14 : 6),
        "control", part: part, command: command)
      let value = element.value ?? ""
      let lead = element.kind == "search" ? 26 : 8
      if lead > 8 {
        drawing.add(.circle(x: x + 14, y: y + 16, radius: 4), "lens", part: part)
        drawing.add(.path("M\(x + 17) \(y + 19)l4 4"), "lens", part: part)
      }
      text(
        x + lead, y + 21, value.isEmpty ? element.text : value, width - lead - 6,
        value.isEmpty ? "ui faint" : "ui", .start, part: part)
    case "button":
      let room = min(width, max(64, self.room(element.text) + 24))
      drawing.add(
        .box(x: x, y: y + 3, width: room, height: 28, radius: 8),
        element.isDisabled == true ? "control" : "filled", part: part, command: command)
      text(
        x + room / 2, y + 21, element.text, room - 8,
        "ui " + (element.isDisabled == true ? "faint" : "tint"), .middle, part: part)
    case "switch":
      text(x, y + 17, element.text, width - 44, "ui" + faint, .start, part: part)
      let isOn = element.value == "on"
      drawing.add(
        .box(x: x + width - 34, y: y + 3, width: 34, height: 18, radius: 9),
        isOn ? "on" : "control",
        part: part, command: command)
      drawing.add(
        .circle(x: x + width - (isOn ? 9 : 25), y: y + 12, radius: 7), "knob", part: part)
    case "slider", "progress":
      drawing.add(.box(x: x, y: y + 11, width: width, height: 4, radius: 2), "control", part: part)
      drawing.add(.circle(x: x + width / 2, y: y + 13, radius: 6), "knob", part: part)
    case "segments":
      let titles = (element.value ?? "").split(separator: " ")
      let share = width / max(1, titles.count)
      for (place, title) in titles.enumerated() {
        let isOn = title.hasPrefix("[")
        drawing.add(
          .box(x: x + place * share, y: y + 3, width: share, height: 26, radius: 6),
          isOn ? "filled" : "control", part: part, command: command)
        text(
          x + place * share + share / 2, y + 20, title.filter { $0 != "[" && $0 != "]" }, share - 4,
          "ui" + (isOn ? " tint" : ""), .middle, part: part)
      }
    case "image":
      guard height > 0 else { return }
      drawing.add(.box(x: x, y: y + 2, width: width, height: 52, radius: 6), "bar", part: part)
      drawing.add(
        .path("M\(x + width / 2 - 22) \(y + 42)l14 -18l10 11l8 -8l12 15z"), "thin", part: part)
      text(x + 6, y + 14, element.text, width - 12, "ui tiny faint", .start, part: part)
    case "view":
      drawing.add(.box(x: x, y: y + 2, width: width, height: 34, radius: 6), "dashed", part: part)
      text(x + 8, y + 23, element.text, width - 16, "ui tiny faint", .start, part: part)
    case "section":
      text(x, y + 16, element.text.uppercased(), width, "ui tiny faint", .start)
    case "…":
      text(x, y + 15, "… \(element.number ?? 0) in all", width, "ui tiny faint", .start)
    case "stub":
      text(
        x, y + 16, "ƒ \(element.text)", width, "ui faint", .start, part: part, command: command)
    default:
      let words = [element.text, element.value ?? ""].filter { !$0.isEmpty }
      let name = element.kind == "label" ? "" : words.isEmpty ? element.kind : ""
      text(
        x, y + 16, (words + (name.isEmpty ? [] : [name])).joined(separator: " "), width,
        "ui" + faint,
        .start, part: part)
    }
    y += height
  }

  // MARK: What is presented

  private mutating func drawSheet(_ layer: ScreenPicture.Layer) {
    let most = Self.height - 2 * Self.margin - 26
    let share = layer.height ?? 900
    let height = min(most, max(120, (Self.height - 2 * Self.margin) * share / 1000))
    let top = Self.height - Self.margin - height
    drawing.add(
      .box(x: Self.margin, y: top, width: right - left, height: height, radius: 18), "card")
    drawing.add(
      .box(x: Self.width / 2 - 18, y: top + 6, width: 36, height: 5, radius: 2), "grip",
      part: part("sheet"), command: isFront ? "swipe down" : nil)
    y = top + 14
    drawBar(layer)
    drawContent(layer)
  }

  private mutating func drawPopover(_ layer: ScreenPicture.Layer) {
    (left, right) = (30, Self.width - 30)
    let top = 90
    drawing.add(.box(x: left, y: top, width: right - left, height: 300, radius: 12), "card")
    y = top + 6
    bottom = top + 296
    drawBar(layer)
    drawContent(layer)
  }

  private mutating func drawAlert(_ layer: ScreenPicture.Layer) {
    (left, right) = (32, Self.width - 32)
    let choices = layer.elements.indices.filter { layer.elements[$0].kind == "button" }
    let others = layer.elements.indices.filter { layer.elements[$0].kind != "button" }
    let inner = others.reduce(0) { $0 + height(of: layer.elements[$1]) }
    let tall = min(Self.height - 60, 44 + inner + choices.count * 34)
    y = (Self.height - tall) / 2
    bottom = y + tall
    drawing.add(.box(x: left, y: y, width: right - left, height: tall, radius: 14), "card")
    if let title = layer.title {
      text((left + right) / 2, y + 24, title, right - left - 20, "ui title", .middle)
    }
    y += 36
    for index in others where y < bottom { draw(layer.elements[index], index) }
    y = bottom - choices.count * 34
    drawChoices(layer, choices)
  }

  private mutating func drawActions(_ layer: ScreenPicture.Layer) {
    (left, right) = (14, Self.width - 14)
    let choices = layer.elements.indices.filter { layer.elements[$0].kind == "button" }
    let height = min(Self.height - 60, (layer.title == nil ? 0 : 34) + choices.count * 34)
    y = Self.height - 16 - height
    drawing.add(.box(x: left, y: y, width: right - left, height: height, radius: 14), "card")
    if let title = layer.title {
      text((left + right) / 2, y + 21, title, right - left - 20, "ui tiny faint", .middle)
      y += 34
    }
    drawChoices(layer, choices)
  }

  private mutating func drawChoices(_ layer: ScreenPicture.Layer, _ choices: [Int]) {
    for index in choices {
      let element = layer.elements[index]
      drawing.add(.path("M\(left) \(y)H\(right)"), "hair")
      drawing.add(
        .box(x: left + 3, y: y + 2, width: right - left - 6, height: 30, radius: 8), "hit",
        part: part("e\(index)"), command: isFront ? element.command : nil)
      text(
        (left + right) / 2, y + 21, element.text, right - left - 16, "ui tint", .middle,
        part: part("e\(index)"))
      y += 34
    }
  }

  // MARK: Text

  /// Only the visible screen can be touched.
  private func part(_ name: String) -> String? { isFront ? name : nil }

  private func room(_ text: String) -> Int { DisplayWidth.of(text) * 7 }

  private mutating func text(
    _ x: Int, _ y: Int, _ text: String, _ width: Int, _ style: String, _ anchor: Drawing.Anchor,
    part: String? = nil, command: String? = nil
  ) {
    let size = style.contains("tiny") ? 10 : 12
    guard !text.isEmpty else { return }
    drawing.add(
      .text(x: x, y: y, TextRoom.fit(text, in: width, size: size), anchor), style, part: part,
      command: command)
  }
}

extension ScreenPicture.Layer {
  fileprivate func indices(_ region: String) -> [Int] {
    elements.indices.filter { elements[$0].region == region }
  }
}

extension ScreenPicture.Part {
  /// The style sheet's names for the parts.
  package var name: String {
    switch self {
    case .element(let index): "e\(index)"
    case .back: "back"
    case .tab(let index): "t\(index)"
    case .sheet: "sheet"
    }
  }
}
