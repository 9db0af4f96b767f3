// Animations of symbol images. Stored only: nothing is drawn.

/// An effect on a symbol image, such as `.bounce`.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let bounce = SymbolEffect("bounce")
  public static let pulse = SymbolEffect("pulse")
  public static let variableColor = SymbolEffect("variableColor")
  public static let scale = SymbolEffect("scale")
  public static let appear = SymbolEffect("appear")
  public static let disappear = SymbolEffect("disappear")
  public static let rotate = SymbolEffect("rotate")
  public static let breathe = SymbolEffect("breathe")
  public static let wiggle = SymbolEffect("wiggle")

  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
}

public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How one symbol image replaces another.
public struct SymbolContentTransition: Hashable, Sendable {
  public static let automatic = SymbolContentTransition()
  public static let replace = SymbolContentTransition()

  public var downUp: SymbolContentTransition { self }
  public var upUp: SymbolContentTransition { self }
  public var offUp: SymbolContentTransition { self }
}

extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: SymbolContentTransition,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
