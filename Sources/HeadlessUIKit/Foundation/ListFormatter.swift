import Foundation

/// Joins items into a phrase: `a, b, and c`.
open class ListFormatter: Formatter {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.current))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
