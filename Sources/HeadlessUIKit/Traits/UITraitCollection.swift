/// The trait values of a view's or view controller's environment.
public final class UITraitCollection: NSObject, Sendable {
  struct Values: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
      values[ObjectIdentifier(trait)] as? Trait.Value
    }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, _ trait: Trait.Type) {
      values[ObjectIdentifier(trait)] = value
    }

    /// These values, replaced by those of `other` where both have one.
    func merging(_ other: Values) -> Values {
      var merged = self
      merged.values.merge(other.values) { $1 }
      return merged
    }

    /// The traits whose values differ; values that can't be compared count as different.
    func differences(from other: Values) -> Set<ObjectIdentifier> {
      Set(values.keys).union(other.values.keys).filter { key in
        guard let one = values[key] as? any Hashable, let two = other.values[key] as? any Hashable
        else { return values[key] != nil || other.values[key] != nil }
        return AnyHashable(one) != AnyHashable(two)
      }
    }
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(Values())
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = MutableTraits()
    mutations(&traits)
    self.init((traits as? MutableTraits)?.values ?? Values())
  }

  /// Merges the collections; the last one with a value for a trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Values()) { $0 = $0.merging($1.values) })
  }

  private convenience init<Trait: UITraitDefinition>(_ value: Trait.Value, _ trait: Trait.Type) {
    var values = Values()
    values.set(value, trait)
    self.init(values)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, UITraitUserInterfaceStyle.self)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom, UITraitUserInterfaceIdiom.self)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass, UITraitHorizontalSizeClass.self)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(verticalSizeClass, UITraitVerticalSizeClass.self)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(scale, UITraitDisplayScale.self)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(layoutDirection, UITraitLayoutDirection.self)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(userInterfaceLevel, UITraitUserInterfaceLevel.self)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(accessibilityContrast, UITraitAccessibilityContrast.self)
  }

  /// A copy with changed values.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// The value for a trait, or the trait's default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(trait) ?? Trait.defaultValue
  }

  /// The device's traits, for code outside any view.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    get { HeadlessDevice.current.traits }
    set { HeadlessDevice.current.traits = newValue }
  }

  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let device = HeadlessDevice.current
    let outer = device.traits
    device.traits = self
    defer { device.traits = outer }
    actions()
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values).differences(from: values).isEmpty
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values.differences(from: other.values).isEmpty
  }

  public override var hash: Int { userInterfaceStyle.hashValue }
}

/// A phone in portrait and light appearance.
extension UITraitCollection {
  static let phone = UITraitCollection { traits in
    traits.userInterfaceStyle = .light
    traits.userInterfaceIdiom = .phone
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.displayScale = 3
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .large
    traits.userInterfaceLevel = .base
  }
}

extension UITraitCollection {
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
