import UIKit

/// The sections of a collection, from a sequence.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource, SectionedViewDataSourceType
{
  public typealias Section = Section
  public typealias Item = Section.Item

  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  public private(set) var sectionModels: [Section] = []
  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping (CollectionViewSectionedDataSource<Section>, IndexPath, IndexPath) -> Void =
      { _, _, _ in },
    canMoveItemAtIndexPath:
      @escaping (CollectionViewSectionedDataSource<Section>, IndexPath) ->
      Bool = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }

  open func setSections(_ sections: [Section]) { sectionModels = sections }
  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }

  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configureCell(self, collectionView, indexPath, self[indexPath])
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  open func collectionView(
    _ collectionView: UICollectionView, observedEvent: Event<[Section]>
  ) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  public convenience init(
    animationConfiguration: AnimationConfiguration, configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView)
  }

  open func collectionView(
    _ collectionView: UICollectionView, observedEvent: Event<[Section]>
  ) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}
