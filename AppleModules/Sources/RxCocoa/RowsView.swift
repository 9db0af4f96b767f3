import RxSwift
import UIKit

/// A table or a collection, whose rows may come from a sequence.
@preconcurrency @MainActor protocol RowsView: UIScrollView {
  associatedtype Cell

  /// The data source, which the view doesn't retain.
  var source: AnyObject? { get set }

  func reloadData()
  /// A cell that was registered for an identifier.
  func cell(named identifier: String, for indexPath: IndexPath) -> Cell
}

extension UITableView: RowsView {
  typealias Cell = UITableViewCell

  var source: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any UITableViewDataSource }
  }

  func cell(named identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

extension UICollectionView: RowsView {
  typealias Cell = UICollectionViewCell

  var source: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any UICollectionViewDataSource }
  }

  func cell(named identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

/// A data source that knows the elements behind its rows.
public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

/// Rows for the elements of a sequence, created by a closure.
class BoundRows<View: RowsView, Item>: NSObject, SectionedViewDataSourceType {
  fileprivate(set) var items: [Item] = []
  private let make: (View, Int, Item) -> View.Cell

  init(_ make: @escaping (View, Int, Item) -> View.Cell) { self.make = make }

  func cell(in view: View, at indexPath: IndexPath) -> View.Cell {
    make(view, indexPath.row, items[indexPath.row])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return items[indexPath.item]
  }
}

// Only its address is used.
nonisolated(unsafe) private var sourceKey: UInt8 = 0

extension RowsView {
  /// A cell of a class that is registered for an identifier, for the row of a list.
  func cell<Known>(named identifier: String, for row: Int) -> Known {
    let cell = cell(named: identifier, for: IndexPath(item: row, section: 0))
    guard let known = cell as? Known else {
      fatalError("the cell '\(identifier)' is a \(type(of: cell)), not a \(Known.self)")
    }
    return known
  }

  /// Shows each element of a sequence, whose data source lives as long as the view.
  func show<Items: Sequence>(
    _ elements: some ObservableType<Items>, in rows: BoundRows<Self, Items.Element>
  ) -> any Disposable {
    show(elements, from: rows) { view, event in
      guard let items = event.element else { return }
      rows.items = Array(items)
      view.reloadData()
    }
  }

  /// Tells a data source, which lives as long as the view, of each event of a sequence.
  func show<Element>(
    _ elements: some ObservableType<Element>, from source: AnyObject,
    _ take: @escaping (Self, Event<Element>) -> Void
  ) -> any Disposable {
    self.source = source
    objc_setAssociatedObject(self, &sourceKey, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return elements.asObservable().observe(on: MainScheduler.instance)
      .take(until: Reactive(self).deallocated)
      .subscribe { [weak self] event in
        if let self { take(self, event) }
      }
  }

  /// The element of a row, if the rows come from a sequence.
  func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = source as? any SectionedViewDataSourceType,
      let model = try source.model(at: indexPath) as? Model
    else { throw RxCocoaError.itemsNotYetBound(object: self) }
    return model
  }

  /// The elements of rows that something happens to.
  func models<Model>(at rows: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: rows.compactMap { [weak self] indexPath in try self?.model(at: indexPath) })
  }

  /// Sets the app's own data source until the disposable is disposed of.
  func setSource(_ source: AnyObject) -> any Disposable {
    self.source = source
    return Disposables.create { [weak self] in self?.source = nil }
  }
}

public enum RxCocoaError: Error {
  case unknown
  case invalidOperation(object: Any)
  case itemsNotYetBound(object: Any)
  case castingError(object: Any, targetType: Any.Type)
}
