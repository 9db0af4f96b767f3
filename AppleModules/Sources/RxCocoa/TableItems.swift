import RxSwift
import UIKit

/// A data source that shows the elements of a sequence.
@preconcurrency @MainActor public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

/// Rows created by a closure.
private final class TableRows<Item>: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
  var items: [Item] = []
  private let cell: (UITableView, Int, Item) -> UITableViewCell

  init(_ cell: @escaping (UITableView, Int, Item) -> UITableViewCell) {
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, items[indexPath.row])
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

  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return items[indexPath.item]
  }
}

nonisolated(unsafe) private var dataSourceKey: UInt8 = 0
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
    let base = base
    return ControlEvent(
      events: itemDeleted.compactMap { [weak base] indexPath in
        try base?.rx.model(at: indexPath)
      })
  }
}

extension Reactive where Base: UITableView {
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Items.Element) -> UITableViewCell)
    -> any Disposable
  where Source.Element == Items {
    let base = base
    return { cellFactory in
      let rows = TableRows<Items.Element>(cellFactory)
      return base.show(source.asObservable(), in: rows) { rows.items = Array($0) }
    }
  }

  public func items<Items: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Items {
    let base = base
    return { source in
      { configure in
        let rows = TableRows<Items.Element> { table, row, item in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
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
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
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
          if let base { dataSource.tableView(base, observedEvent: event) }
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

public enum RxCocoaError: Error {
  case unknown
  case invalidOperation(object: Any)
  case itemsNotYetBound(object: Any)
  case castingError(object: Any, targetType: Any.Type)
}

extension UITableView {
  /// Retains the data source as long as the table lives, and reloads with each element.
  fileprivate func show<Element>(
    _ source: Observable<Element>, in rows: any UITableViewDataSource,
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
