import Foundation

/// The names that the app's sources declare for colors and images, which generated symbols must not
/// redeclare.
struct AssetMembers {
  private(set) var names: Set<String> = []
  private(set) var importsSwiftUI = false

  init(in sources: [String]) {
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      if text.contains("import SwiftUI") { importsSwiftUI = true }
      guard Self.types.contains(where: { text.contains("extension " + $0) }) else { continue }
      for match in text.matches(of: /(?:static|class)\s+(?:let|var)\s+`?(\w+)`?/) {
        names.insert(String(match.1))
      }
    }
  }

  private static let types = [
    "UIColor", "UIImage", "Color", "Image", "ColorResource", "ImageResource", "ShapeStyle",
  ]
}
