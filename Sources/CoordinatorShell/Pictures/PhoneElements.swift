/// What a screen shows, one element below the other.
extension PhoneDrawing {
  func height(of element: ScreenPicture.Element) -> Int {
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

  mutating func draw(_ element: ScreenPicture.Element, _ index: Int) {
    let indent = 10 + 10 * min(3, element.depth ?? 0)
    let place = Place(
      x: left + indent, width: right - left - indent - 10, height: height(of: element),
      part: part("e\(index)"), command: isFront ? element.command : nil,
      faint: element.isDisabled == true ? " faint" : "")
    switch element.kind {
    case "row", "callout": drawRow(element, place)
    case "field", "search": drawField(element, place)
    case "button": drawButton(element, place)
    case "switch": drawSwitch(element, place)
    case "slider", "progress": drawTrack(place)
    case "segments": drawSegments(element, place)
    case "image": drawImage(element, place)
    case "view":
      drawing.add(
        .box(x: place.x, y: y + 2, width: place.width, height: 34, radius: 6), "dashed",
        part: place.part)
      text(
        place.x + 8, y + 23, element.text, place.width - 16, "ui tiny faint", .start,
        part: place.part)
    case "section":
      text(place.x, y + 16, element.text.uppercased(), place.width, "ui tiny faint", .start)
    case "…":
      text(place.x, y + 15, "… \(element.number ?? 0) in all", place.width, "ui tiny faint", .start)
    case "stub":
      text(
        place.x, y + 16, "ƒ \(element.text)", place.width, "ui faint", .start, part: place.part,
        command: place.command)
    default: drawLabel(element, place)
    }
    y += place.height
  }

  /// Where an element is, how its box is called, and what a tap on it does.
  private struct Place {
    let x: Int
    let width: Int
    let height: Int
    let part: String?
    let command: String?
    /// The style of a disabled element's text.
    let faint: String
  }

  private mutating func drawRow(_ element: ScreenPicture.Element, _ place: Place) {
    let (x, height) = (place.x, place.height)
    drawing.add(
      .box(x: left + 4, y: y, width: right - left - 8, height: height, radius: 6),
      element.isSelected == true ? "hit filled" : "hit", part: place.part, command: place.command)
    let lead = element.kind == "callout" ? 18 : 0
    if lead > 0 {
      drawing.add(.circle(x: x + 6, y: y + height / 2, radius: 5), "pin", part: place.part)
    }
    let room = place.width - 14 - lead
    text(
      x + lead, y + (element.details == nil ? 21 : 18), element.text, room, "ui" + place.faint,
      .start, part: place.part)
    if let details = element.details {
      text(
        x + lead, y + 34, details.joined(separator: " · "), room, "ui tiny faint", .start,
        part: place.part)
    }
    drawing.add(
      .path("M\(right - 18) \(y + height / 2 - 5)l5 5l-5 5"), "chevron soft", part: place.part)
    drawing.add(.path("M\(x) \(y + height)H\(right - 4)"), "hair")
  }

  private mutating func drawField(_ element: ScreenPicture.Element, _ place: Place) {
    let x = place.x
    let isSearch = element.kind == "search"
    drawing.add(
      .box(x: x, y: y + 3, width: place.width, height: 28, radius: isSearch ? 14 : 6), "control",
      part: place.part, command: place.command)
    let value = element.value ?? ""
    let lead = isSearch ? 26 : 8
    if isSearch {
      drawing.add(.circle(x: x + 14, y: y + 16, radius: 4), "lens", part: place.part)
      drawing.add(.path("M\(x + 17) \(y + 19)l4 4"), "lens", part: place.part)
    }
    text(
      x + lead, y + 21, value.isEmpty ? element.text : value, place.width - lead - 6,
      value.isEmpty ? "ui faint" : "ui", .start, part: place.part)
  }

  private mutating func drawButton(_ element: ScreenPicture.Element, _ place: Place) {
    let room = min(place.width, max(64, self.room(element.text) + 24))
    let isDisabled = element.isDisabled == true
    drawing.add(
      .box(x: place.x, y: y + 3, width: room, height: 28, radius: 8),
      isDisabled ? "control" : "filled", part: place.part, command: place.command)
    text(
      place.x + room / 2, y + 21, element.text, room - 8, "ui " + (isDisabled ? "faint" : "tint"),
      .middle, part: place.part)
  }

  private mutating func drawSwitch(_ element: ScreenPicture.Element, _ place: Place) {
    text(
      place.x, y + 17, element.text, place.width - 44, "ui" + place.faint, .start,
      part: place.part)
    let end = place.x + place.width
    let isOn = element.value == "on"
    drawing.add(
      .box(x: end - 34, y: y + 3, width: 34, height: 18, radius: 9), isOn ? "on" : "control",
      part: place.part, command: place.command)
    drawing.add(.circle(x: end - (isOn ? 9 : 25), y: y + 12, radius: 7), "knob", part: place.part)
  }

  private mutating func drawTrack(_ place: Place) {
    drawing.add(
      .box(x: place.x, y: y + 11, width: place.width, height: 4, radius: 2), "control",
      part: place.part)
    drawing.add(
      .circle(x: place.x + place.width / 2, y: y + 13, radius: 6), "knob", part: place.part)
  }

  private mutating func drawSegments(_ element: ScreenPicture.Element, _ place: Place) {
    let titles = (element.value ?? "").split(separator: " ")
    let share = place.width / max(1, titles.count)
    for (number, title) in titles.enumerated() {
      let x = place.x + number * share
      let isOn = title.hasPrefix("[")
      drawing.add(
        .box(x: x, y: y + 3, width: share, height: 26, radius: 6), isOn ? "filled" : "control",
        part: place.part, command: place.command)
      text(
        x + share / 2, y + 20, title.filter { $0 != "[" && $0 != "]" }, share - 4,
        "ui" + (isOn ? " tint" : ""), .middle, part: place.part)
    }
  }

  private mutating func drawImage(_ element: ScreenPicture.Element, _ place: Place) {
    guard place.height > 0 else { return }
    let (x, width) = (place.x, place.width)
    drawing.add(.box(x: x, y: y + 2, width: width, height: 52, radius: 6), "bar", part: place.part)
    drawing.add(
      .path("M\(x + width / 2 - 22) \(y + 42)l14 -18l10 11l8 -8l12 15z"), "thin",
      part: place.part)
    text(x + 6, y + 14, element.text, width - 12, "ui tiny faint", .start, part: place.part)
  }

  /// A label's text, or the kind of a control without one.
  private mutating func drawLabel(_ element: ScreenPicture.Element, _ place: Place) {
    let words = [element.text, element.value ?? ""].filter { !$0.isEmpty }
    let isNameless = words.isEmpty && element.kind != "label"
    text(
      place.x, y + 16, isNameless ? element.kind : words.joined(separator: " "), place.width,
      "ui" + place.faint, .start, part: place.part)
  }
}
