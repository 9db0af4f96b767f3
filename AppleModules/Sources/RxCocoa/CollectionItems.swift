import RxSwift
import UIKit

/// A data source of a collection that shows the elements of a sequence.
@preconcurrency @MainActor public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// Items created by a closure.
private final class CollectionItems<Item>: NSObject, UICollectionViewDataSource,
  SectionedViewDataSourceType
{
  var items: [Item] = []
  private let cell: (UICollectionView, Int, Item) -> UICollectionViewCell

  init(_ cell: @escaping (UICollectionView, Int, Item) -> UICollectionViewCell) {
    self.cell = cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(collectionView, indexPath.row, items[indexPath.row])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return items[indexPath.item]
  }
}

nonisolated(unsafe) private var dataSourceKey: UInt8 = 0

extension Reactive where Base: UICollectionView {
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell)
    -> any Disposable
  where Source.Element == Items {
    let base = base
    return { cellFactory in
      let rows = CollectionItems<Items.Element>(cellFactory)
      return base.show(source.asObservable(), in: rows) { rows.items = Array($0) }
    }
  }

  public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Items {
    let base = base
    return { source in
      { configure in
        let rows = CollectionItems<Items.Element> { collection, row, item in
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
          guard let typed = cell as? Cell else {
            fatalError("the cell '\(cellIdentifier)' is a \(type(of: cell)), not a \(Cell.self)")
          }
          configure(row, item, typed)
          return typed
        }
        return base.show(source.asObservable(), in: rows) { rows.items = Array($0) }
      }
    }
  }

  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    let base = base
    return { source in
      base.dataSource = dataSource
      objc_setAssociatedObject(
        base, &dataSourceKey, dataSource, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return source.asObservable().observe(on: MainScheduler.instance).take(until: deallocated)
        .subscribe { [weak base] event in
          if let base { dataSource.collectionView(base, observedEvent: event) }
        }
    }
  }

  /// The element of a row, if the rows come from a sequence.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = base.dataSource as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxCocoaError.itemsNotYetBound(object: base) }
    return model
  }
}

extension UICollectionView {
  /// Retains the data source as long as the collection lives, and reloads with each element.
  fileprivate func show<Element>(
    _ source: Observable<Element>, in rows: any UICollectionViewDataSource,
    _ take: @escaping (Element) -> Void
  ) -> any Disposable {
    dataSource = rows
    objc_setAssociatedObject(self, &dataSourceKey, rows, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return source.observe(on: MainScheduler.instance).take(until: rx.deallocated)
      .subscribe(onNext: { [weak self] element in
        take(element)
        self?.reloadData()
      })
  }
}
