/// A value that views inherit from their window.
public protocol UITraitDefinition {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A mutable set of traits.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that a view or view controller overrides for its descendants.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

struct MutableTraits: UITraitOverrides {
  var values = UITraitCollection.Values()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(trait) ?? Trait.defaultValue }
    set { values.set(newValue, trait) }
  }

  func contains(_ trait: UITrait) -> Bool {
    func holds<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      values.value(trait) != nil
    }
    return holds(trait)
  }

  mutating func remove(_ trait: UITrait) {
    func without<Trait: UITraitDefinition>(_ trait: Trait.Type) -> UITraitCollection.Values {
      var values = values
      values.set(nil, trait)
      return values
    }
    values = without(trait)
  }
}

extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

// MARK: UIKit's own traits

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}
