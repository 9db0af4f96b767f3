public final class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  /// The configuration of a section that is a list.
  var list: UICollectionLayoutListConfiguration?
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementariesFollowContentInsets = true
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  public var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    return section
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a section scrolls across the list's direction.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  public var bounce = Bounce.automatic
  public var decelerationRate = UIScrollView.DecelerationRate.normal
}

@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var center: CGPoint { get set }
  var frame: CGRect { get }
  var transform: CGAffineTransform { get set }
  var indexPath: IndexPath { get }
}
