/// A collection view's layout, which is stored but not computed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public nonisolated override init() {
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  open private(set) weak var collectionView: UICollectionView?
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open var collectionViewContentSize: CGSize { .zero }
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var scrollDirection = ScrollDirection.vertical
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

// MARK: Compositional layouts

/// A length in a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  public let dimension: CGFloat

  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fraction)
  }

  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fraction)
  }

  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: length)
  }

  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: length)
  }
}

public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
}

public class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
  }
}

public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing?

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitems: subitems)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: count))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) ->
      [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
}

public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }

  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public final class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementariesFollowContentInsets = true
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
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private let sectionProvider: SectionProvider

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping SectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { nil }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public nonisolated override init() {
    super.init()
  }
}

extension UICollectionView {
  public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

/// The configuration of a list layout.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

public struct UIListSeparatorConfiguration: Sendable {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator

  init() {}
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  var container: any NSCollectionLayoutContainer { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var center: CGPoint { get set }
  var frame: CGRect { get }
  var transform: CGAffineTransform { get set }
  var indexPath: IndexPath { get }
}

public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    super.init()
  }
}

public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
  }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public var pinToVisibleBounds = false
  public var extendsBoundary = true

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .all))
  }
}

public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An element's layout attributes.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
  }
}

@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
}
