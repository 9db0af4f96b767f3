/// Sheets, popovers, alerts and action sheets in front of a screen.
extension PhoneDrawing {
  mutating func drawSheet(_ layer: ScreenPicture.Layer) {
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

  mutating func drawPopover(_ layer: ScreenPicture.Layer) {
    (left, right) = (30, Self.width - 30)
    let top = 90
    drawing.add(.box(x: left, y: top, width: right - left, height: 300, radius: 12), "card")
    y = top + 6
    bottom = top + 296
    drawBar(layer)
    drawContent(layer)
  }

  mutating func drawAlert(_ layer: ScreenPicture.Layer) {
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

  mutating func drawActions(_ layer: ScreenPicture.Layer) {
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
}
