import RxSwift
import UIKit

/// A data source that shows the elements of a sequence.
@preconcurrency @MainActor public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

private final class TableRows<Item>: BoundRows<UITableView, Item>, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(in: tableView, at: indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.rx.hearsDeletion
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { tableView.rx.deletion.onNext(indexPath) }
  }
}

// Only its address is used.
nonisolated(unsafe) private var deletionKey: UInt8 = 0

extension Reactive where Base: UITableView {
  /// Whether the app observes the rows that the user deletes.
  var hearsDeletion: Bool { objc_getAssociatedObject(base, &deletionKey) != nil }

  var deletion: PublishSubject<IndexPath> {
    if let found = objc_getAssociatedObject(base, &deletionKey) as? PublishSubject<IndexPath> {
      return found
    }
    let made = PublishSubject<IndexPath>()
    objc_setAssociatedObject(base, &deletionKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// The rows that the user deletes, if the rows come from a sequence.
  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: deletion.take(until: deallocated))
  }

  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    (base as UITableView).models(at: itemDeleted)
  }
}

extension Reactive where Base: UITableView {
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell)
    -> any Disposable
  where Source.Element == Items {
    let base: UITableView = base
    return { base.show(source, in: TableRows($0)) }
  }

  public func items<Items: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Items {
    let base: UITableView = base
    return { source in
      { configure in
        let rows = TableRows<Items.Element> { table, row, item in
          let cell: Cell = table.cell(named: cellIdentifier, for: row)
          configure(row, item, cell)
          return cell
        }
        return base.show(source, in: rows)
      }
    }
  }

  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    let base: UITableView = base
    return { source in
      base.show(source, from: dataSource) { dataSource.tableView($0, observedEvent: $1) }
    }
  }

  /// The element of a row, if the rows come from a sequence.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try (base as UITableView).model(at: indexPath)
  }
}
