/// Parses values in Interface Builder's notation.
@MainActor enum NibValues {
  static func color(_ node: NibNode?, in bundle: Bundle) -> UIColor? {
    guard let node else { return nil }
    if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      return UIColor.named(system: name) ?? components(node)
    }
    if let name = node["name"] {
      return UIColor(named: name, in: bundle, compatibleWith: nil) ?? components(node)
    }
    return components(node)
  }

  private static func components(_ node: NibNode) -> UIColor? {
    let alpha = CGFloat(node.number("alpha") ?? 1)
    if let white = node.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = node.number("red"), let green = node.number("green"),
      let blue = node.number("blue")
    else { return nil }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  static func font(_ node: NibNode?) -> UIFont? {
    guard let node else { return nil }
    if let style = node["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = CGFloat(node.number("pointSize") ?? Double(UIFont.systemFontSize))
    if let name = node["name"] { return UIFont(name: name, size: size) }
    return switch node["type"] {
    case "boldSystem": .boldSystemFont(ofSize: size)
    case "italicSystem": .italicSystemFont(ofSize: size)
    default: .systemFont(ofSize: size, weight: weight(node["weight"]))
    }
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  static func image(_ name: String?, catalog: String?, in bundle: Bundle) -> UIImage? {
    guard let name else { return nil }
    return catalog == "system"
      ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  static func rect(_ node: NibNode) -> CGRect {
    CGRect(
      x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: node.number("width") ?? 0,
      height: node.number("height") ?? 0)
  }

  /// A user-defined runtime attribute; numbers are `Double`.
  static func attribute(_ node: NibNode, in bundle: Bundle) -> Any? {
    let nested = node.value("value")
    switch node["type"] {
    case "boolean": return node.flag("value") ?? false
    case "number": return nested?.number("value") ?? node.number("value")
    case "string", "localizedString": return node["value"]
    case "color": return color(nested, in: bundle)
    case "image": return image(node["value"] ?? nested?["image"], catalog: nil, in: bundle)
    case "point": return nested.map { rect($0).origin }
    case "size": return nested.map { rect($0).size }
    case "rect": return nested.map(rect)
    default: return nil
    }
  }
}
