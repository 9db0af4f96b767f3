/// A tab, by its title or its place.
package enum TabReference: Sendable, Hashable {
  /// The title, or the name of the screen behind it.
  case name(String)
  /// Its index, as written.
  case index(Int)
}

/// A screen that a script speaks of.
package enum ScreenReference: Sendable, Hashable {
  /// Any screen of a type; `ViewController` at the end of the name may be left out.
  case type(String)
  /// One object, by its label `Type#number`.
  case label(type: String, number: Int)
  /// `$name`, the object bound by an earlier `let`.
  case variable(String)

  /// Whether a type name as written means the type called `typeName`.
  package static func name(_ written: String, means typeName: String) -> Bool {
    guard typeName.hasPrefix(written) else { return false }
    let rest = typeName.utf8.dropFirst(written.utf8.count)
    return rest.isEmpty || rest.elementsEqual("ViewController".utf8)
  }
}

/// Where `pop` goes.
package enum PopTarget: Sendable, Hashable {
  /// So many screens down.
  case count(Int)
  /// Down to this screen.
  case to(ScreenReference)
  /// Down to the first screen.
  case root
}

/// A control to tap, and what to give it: `tap row 3`, `tap "Add to cart"`.
package struct ControlReference: Sendable, Equatable {
  /// One way to understand the words.
  package struct Reading: Sendable, Equatable {
    /// The control's name or title.
    package let name: String
    /// A row, an annotation, a text.
    package let argument: Argument?

    /// A control's name and what to give it.
    package init(name: String, argument: Argument?) {
      self.name = name
      self.argument = argument
    }
  }

  /// Every way to understand the words, the likeliest first; never empty.
  ///
  /// Quotes end the name. Without them `tap callout 솔향기` is a control called "callout 솔향기", or
  /// the control "callout" given "솔향기": only the screen knows.
  package let readings: [Reading]
  package let text: String

  /// A control by its exact name.
  package init(name: String, argument: Argument? = nil) {
    readings = [Reading(name: name, argument: argument)]
    // In quotes the name can't be taken together with the argument.
    text = argument.map { "\(Word.quoted(name)) \($0)" } ?? Word.spelling(of: name)
  }

  package init(readings: [Reading], text: String) {
    self.readings = readings
    self.text = text
  }

  /// The likeliest name.
  package var name: String { readings[0].name }
  /// What goes with the likeliest name.
  package var argument: Argument? { readings[0].argument }
}

extension TabReference: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    switch self {
    case .name(let name): Word.spelling(of: name)
    case .index(let index): String(index)
    }
  }
}

extension ScreenReference: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    switch self {
    case .type(let name): Word.spelling(of: name)
    case .label(let type, let number): "\(type)#\(number)"
    case .variable(let name): "$\(name)"
    }
  }
}

extension PopTarget: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    switch self {
    case .count(let count): String(count)
    case .to(let screen): "to \(screen)"
    case .root: "root"
    }
  }
}
