import Foundation

/// Removes elements that only draw, and turns text elements into attributes.
struct SceneTrimming {
  /// The constraints and other parts that an outlet is connected to.
  private let connected: Set<String>
  private let colors: [String: [String: String]]
  /// The module that declares a class.
  private let module: (_ className: String, _ given: String?) -> String?
  private let texts: [String: [String: String]]

  /// - Parameter texts: Replaced properties by object, from the `.strings` file of a storyboard.
  init(
    _ document: MarkupElement, texts: [String: [String: String]],
    module: @escaping (_ className: String, _ given: String?) -> String?
  ) {
    var connected: Set<String> = []
    var colors: [String: [String: String]] = [:]
    document.forEach { element in
      switch element.name {
      case "outlet", "outletCollection":
        if let destination = element["destination"] { connected.insert(destination) }
      case "namedColor", "systemColor":
        if let name = element["name"], let color = element.child("color") {
          colors[name] = color.attributes
        }
      default: break
      }
    }
    self.connected = connected
    self.colors = colors
    self.module = module
    self.texts = texts
  }

  /// The element as `[name, {attributes}, [children]]`, without empty parts at the end.
  func json(_ element: MarkupElement) -> [Any] {
    var attributes = element.attributes.filter { !Self.drawnAttributes.contains($0.key) }
    if let name = attributes["customClass"] {
      attributes["customModule"] = module(name, attributes["customModule"])
    } else if let name = Self.systemClasses[element.name] {
      attributes["systemClass"] = name.type
    }
    if element.name == "color", let name = element["name"] ?? element["systemColor"] {
      for (key, value) in colors[name] ?? [:] where Self.components.contains(key) {
        attributes[key] = value
      }
    }
    var children: [Any] = []
    for child in element.children {
      switch child.name {
      case "string", "mutableString":
        if let key = child["key"] { attributes[key] = Self.text(of: child) }
      case "attributedString":
        if let key = child["key"] { attributes[key] = Self.attributedText(of: child) }
      case "accessibility":
        attributes["accessibilityIdentifier"] = child["identifier"]
        attributes["accessibilityLabel"] = child["label"]
        for string in child.children where string.name == "string" {
          if string["key"] == "label" { attributes["accessibilityLabel"] = Self.text(of: string) }
        }
      case "constraint":
        if let id = child["id"], connected.contains(id) { children.append(json(child)) }
      case "color":
        if Self.colorKeys.contains(child["key"] ?? "") { children.append(json(child)) }
      default:
        guard !Self.drawnElements.contains(child.name) else { continue }
        let nested = json(child)
        // An empty list has no effect.
        if nested.count == 1, Self.lists.contains(child.name) { continue }
        children.append(nested)
      }
    }
    if let id = element["id"], let replaced = texts[id] {
      apply(replaced, to: element, &attributes, &children)
    }
    if children.isEmpty { return attributes.isEmpty ? [element.name] : [element.name, attributes] }
    return [element.name, attributes, children]
  }

  /// Localized texts: `text`, or with a state as in `normalTitle`.
  private func apply(
    _ replaced: [String: String], to element: MarkupElement, _ attributes: inout [String: String],
    _ children: inout [Any]
  ) {
    for (property, text) in replaced {
      if property.hasSuffix("Title"), element.name == "button" {
        let state = String(property.dropLast("Title".count))
        children = children.map { child in
          guard var parts = child as? [Any], parts.first as? String == "state",
            var values = parts[1] as? [String: String], values["key"] == state
          else { return child }
          values["title"] = text
          parts[1] = values
          return parts
        }
      } else if element.attributes[property] != nil || attributes[property] != nil {
        attributes[property] = text
      }
    }
  }

  static func text(of element: MarkupElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let encoded = element.text.filter { !$0.isWhitespace }
    let padded = encoded + String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func attributedText(of element: MarkupElement) -> String {
    var text = ""
    element.forEach { part in
      switch part.name {
      case "fragment":
        if let content = part["content"] { text += content }
      case "string", "mutableString":
        if part["key"] == "content" { text += Self.text(of: part) }
      default: break
      }
    }
    return text
  }

  /// The classes of other frameworks that elements represent.
  static let systemClasses: [String: (module: String, type: String)] = [
    "mapView": ("MapKit", "MKMapView"),
    "wkWebView": ("WebKit", "WKWebView"),
    "avPlayerViewController": ("AVKit", "AVPlayerViewController"),
  ]

  private static let components: Set = ["red", "green", "blue", "white", "alpha"]
  private static let colorKeys: Set = [
    "backgroundColor", "tintColor", "textColor", "titleColor", "value",
  ]
  private static let lists: Set = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "prototypes",
    "sections", "cells", "items", "segments", "toolbarItems", "textInputTraits",
  ]
  private static let drawnElements: Set = [
    "autoresizingMask", "viewLayoutGuide", "layoutGuides", "designables", "variation",
    "edgeInsets", "inset", "nil", "point", "extendedEdge", "preferredSymbolConfiguration",
    "animations", "keyCommands", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "refreshControl", "textAttributes", "fontDescriptionAttributes",
    "offsetWrapper", "directionalEdgeInsets", "imageReference", "linearGradient",
  ]
  private static let drawnAttributes: Set = [
    "opaque", "contentMode", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "sceneMemberID", "userLabel", "customModuleProvider", "fixedFrame", "misplaced", "ambiguous",
    "verifyAmbiguity", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth", "baselineAdjustment", "adjustsFontSizeToFit",
    "contentHorizontalAlignment", "contentVerticalAlignment", "minimumFontSize", "lineBreakMode",
    "autoresizesSubviews", "multipleTouchEnabled", "clearsContextBeforeDrawing", "indentationWidth",
    "colorSpace", "customColorSpace", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "translatesAutoresizingMaskIntoConstraints",
  ]
}
