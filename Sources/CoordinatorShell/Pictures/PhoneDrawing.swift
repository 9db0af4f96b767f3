import ShellLanguage

/// The display as a wireframe phone: bars, rows, buttons, fields and presented screens, in reading
/// order and without a layout engine.
package struct PhoneDrawing {
  package static let width = 260
  package static let height = 520

  static let margin = 6
  private static let statusHeight = 18
  static let barHeight = 40
  private static let tabHeight = 44

  private let picture: ScreenPicture
  var drawing: Drawing
  /// The layer being drawn.
  var y = 0
  var bottom = 0
  var left = 0
  var right = 0
  var isFront = false

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

  mutating func drawBar(_ layer: ScreenPicture.Layer) {
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

  mutating func drawContent(_ layer: ScreenPicture.Layer) {
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

  // MARK: Text

  /// Only the visible screen can be touched.
  func part(_ name: String) -> String? { isFront ? name : nil }

  func room(_ text: String) -> Int { DisplayWidth.of(text) * 7 }

  mutating func text(
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
