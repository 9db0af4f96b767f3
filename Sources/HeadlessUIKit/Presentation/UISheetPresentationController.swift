/// Presents a sheet that rests at detents.
@preconcurrency @MainActor
public final class UISheetPresentationController:
  UIPresentationController
{
  /// The detents, sorted by height when they are resolved; `[.large()]` by default.
  public var detents: [Detent] = [.large()]
  /// The selected detent; nil means the smallest.
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var prefersPageSizing = true
  public var sourceView: UIView?
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The corner radius in points; nil uses the system's.
  public var preferredCornerRadius: CGFloat?

  public func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Custom detents are resolved whenever their heights are needed.
  public func invalidateDetents() {}

  /// The detent at which the sheet rests.
  ///
  /// - Note: Not in UIKit.
  public var currentDetent: Detent? {
    let active = activeDetents
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  /// The detents that currently resolve to a height, smallest first.
  ///
  /// - Note: Not in UIKit.
  public var activeDetents: [Detent] {
    detents.filter { $0.height(within: Self.maximumDetentValue) != nil }
      .sorted {
        ($0.height(within: Self.maximumDetentValue) ?? 0)
          < ($1.height(within: Self.maximumDetentValue) ?? 0)
      }
  }

  /// The current detent's height in points, limited to that of a large sheet.
  ///
  /// - Note: Not in UIKit.
  public var currentHeight: CGFloat {
    currentDetent?.height(within: Self.maximumDetentValue) ?? Self.maximumDetentValue
  }

  /// The height of a large sheet: 759 points on an 852-point screen, below the status bar and a
  /// gap.
  static var maximumDetentValue: CGFloat { UIScreen.main.bounds.height - 93 }

  /// Drags the sheet to another detent; returns false if the sheet has no such active detent.
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

      /// Whether the detent has this name; UIKit's own are also called `medium` and `large`.
      ///
      /// - Note: Not in UIKit.
      public func answers(to name: String) -> Bool {
        rawValue == name || rawValue == "com.apple.UIKit.\(name)"
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The context in which a custom detent computes its height.
    public struct ResolutionContext {
      /// The maximum height in points.
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

    /// Creates a custom detent; the detent is inactive if the resolver returns nil.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// The height in points; one above the maximum becomes large, and nil means inactive.
    func height(within maximum: CGFloat) -> CGFloat? {
      resolver(ResolutionContext(maximumDetentValue: maximum)).map { min($0, maximum) }
    }
  }
}

/// Receives detent changes that a gesture causes.
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
