import RxSwift
import UIKit

/// A data source of a collection that shows the elements of a sequence.
@preconcurrency @MainActor public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

private final class CollectionItems<Item>: BoundRows<UICollectionView, Item>,
  UICollectionViewDataSource
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(in: collectionView, at: indexPath)
  }
}

extension Reactive where Base: UICollectionView {
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell)
    -> any Disposable
  where Source.Element == Items {
    let base: UICollectionView = base
    return { base.show(source, in: CollectionItems($0)) }
  }

  public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Items {
    let base: UICollectionView = base
    return { source in
      { configure in
        let items = CollectionItems<Items.Element> { collection, row, item in
          let cell: Cell = collection.cell(named: cellIdentifier, for: row)
          configure(row, item, cell)
          return cell
        }
        return base.show(source, in: items)
      }
    }
  }

  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    let base: UICollectionView = base
    return { source in
      base.show(source, from: dataSource) { dataSource.collectionView($0, observedEvent: $1) }
    }
  }

  /// The element of a row, if the rows come from a sequence.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try (base as UICollectionView).model(at: indexPath)
  }
}
