/// A tab, by title or index.
package enum TabReference: Sendable, Hashable {
  /// The title, or the name of the tab's screen.
  case name(String)
  /// Its index, as written.
  case index(Int)
}

/// A reference to a screen.
package enum ScreenReference: Sendable, Hashable, Codable {
  /// Any screen of a type; the name may omit the suffix `ViewController`.
  case type(String)
  /// One object, by its label `Type#number`.
  case label(type: String, number: Int)
  /// `$name`, the object bound by an earlier `let`.
  case variable(String)

  /// Whether a type name in a script matches `typeName`; a hosting controller also goes by its view's name.
  package static func name(_ written: String, means typeName: String) -> Bool {
    if typeName.hasPrefix(hosting), !written.hasPrefix(hosting) {
      return typeName.hasSuffix(">")
        && name(written, means: String(typeName.dropFirst(hosting.count).dropLast()))
    }
    guard typeName.hasPrefix(written) else { return false }
    let rest = typeName.utf8.dropFirst(written.utf8.count)
    return rest.isEmpty || rest.elementsEqual("ViewController".utf8)
  }

  private static let hosting = "UIHostingController<"
}

/// The destination of `pop`.
package enum PopTarget: Sendable, Hashable {
  /// This many screens down.
  case count(Int)
  /// Down to this screen.
  case to(ScreenReference)
  /// Down to the root.
  case root
}

/// A control to tap, with an optional argument: `tap row 3`, `tap "Add to cart"`.
package struct ControlReference: Sendable, Equatable {
  /// One interpretation of the words.
  package struct Reading: Sendable, Equatable {
    /// The control's name or title.
    package let name: String
    /// The argument: a row, an annotation, or text.
    package let argument: Argument?

    /// Creates an interpretation from a control's name and argument.
    package init(name: String, argument: Argument?) {
      self.name = name
      self.argument = argument
    }
  }

  /// All interpretations of the words, the most likely first; never empty.
  ///
  /// A closing quote ends the name. Without quotes, `tap callout 솔향기` is either a control named
  /// "callout 솔향기" or the control "callout" with the argument "솔향기": only the screen can tell.
  package let readings: [Reading]
  package let text: String

  /// Creates a reference to a control by its exact name.
  package init(name: String, argument: Argument? = nil) {
    readings = [Reading(name: name, argument: argument)]
    // A quoted name can't be combined with the argument.
    text = argument.map { "\(Word.quoted(name)) \($0)" } ?? Word.spelling(of: name)
  }

  package init(readings: [Reading], text: String) {
    self.readings = readings
    self.text = text
  }

  /// The most likely name.
  package var name: String { readings[0].name }
}

extension TabReference: CustomStringConvertible {
  /// The reference in script syntax.
  package var description: String {
    switch self {
    case .name(let name): Word.spelling(of: name)
    case .index(let index): String(index)
    }
  }
}

extension ScreenReference: CustomStringConvertible {
  /// The reference in script syntax.
  package var description: String {
    switch self {
    case .type(let name): Word.spelling(of: name)
    case .label(let type, let number): "\(type)#\(number)"
    case .variable(let name): "$\(name)"
    }
  }
}

extension PopTarget: CustomStringConvertible {
  /// The reference in script syntax.
  package var description: String {
    switch self {
    case .count(let count): String(count)
    case .to(let screen): "to \(screen)"
    case .root: "root"
    }
  }
}
