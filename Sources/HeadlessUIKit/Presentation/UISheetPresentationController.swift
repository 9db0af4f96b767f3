/// Presents a sheet that rests at detents.
@preconcurrency @MainActor
public final class UISheetPresentationController:
  UIPresentationController
{
  /// Smallest first once sorted by height; `[.large()]` unless set.
  public var detents: [Detent] = [.large()]
  /// Nil means the smallest detent.
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// In points; nil is the system's own.
  public var preferredCornerRadius: CGFloat?

  public func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// The detent that the sheet rests at.
  public var currentDetent: Detent? {
    let active = activeDetents
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  /// The detents that resolve to a height here, smallest first.
  public var activeDetents: [Detent] {
    detents.filter { $0.height(within: Self.maximumDetentValue) != nil }
      .sorted {
        ($0.height(within: Self.maximumDetentValue) ?? 0)
          < ($1.height(within: Self.maximumDetentValue) ?? 0)
      }
  }

  /// The current detent's height in points; at most what a large sheet may take.
  public var currentHeight: CGFloat {
    currentDetent?.height(within: Self.maximumDetentValue) ?? Self.maximumDetentValue
  }

  /// 759 points on an 852-point screen: what the status bar and the gap above a sheet leave.
  static var maximumDetentValue: CGFloat { UIScreen.main.bounds.height - 93 }

  /// A finger drags the sheet to another detent; false where the sheet has no such active detent.
  func drag(to identifier: Detent.Identifier) -> Bool {
    guard activeDetents.contains(where: { $0.identifier == identifier }) else { return false }
    guard currentDetent?.identifier != identifier else { return true }
    selectedDetentIdentifier = identifier
    (storedDelegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Whether a person who says `name` means it; UIKit's own also go by `medium` and `large`.
      public func answers(to name: String) -> Bool {
        rawValue == name || rawValue == "com.apple.UIKit.\(name)"
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a custom detent is resolved against.
    public struct ResolutionContext {
      /// In points.
      public let maximumDetentValue: CGFloat
    }

    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> CGFloat?

    private nonisolated init(
      identifier: Identifier, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public static func medium() -> Detent {
      Detent(identifier: .medium) { $0.maximumDetentValue / 2 }
    }

    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// A detent of the app's own; a resolver that returns nil makes it inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// In points, where a taller one becomes large; nil while the detent is inactive.
    func height(within maximum: CGFloat) -> CGFloat? {
      resolver(ResolutionContext(maximumDetentValue: maximum)).map { min($0, maximum) }
    }
  }
}

/// Hears when a finger moves a sheet to another detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
