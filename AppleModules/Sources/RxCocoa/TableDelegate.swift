import RxSwift
import UIKit

/// A table's delegate that sends its calls as events and forwards them to the app's delegate.
final class TableDelegate: ScrollDelegate, UITableViewDelegate {
  weak var forward: (any UITableViewDelegate)?
  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let accessory = PublishSubject<IndexPath>()

  override var scrollForward: (any UIScrollViewDelegate)? { forward }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forward?.tableView(tableView, didSelectRowAt: indexPath)
    selected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forward?.tableView(tableView, didDeselectRowAt: indexPath)
    deselected.onNext(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forward?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    displayed.onNext((cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forward?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    accessory.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let forward else { return indexPath }
    return forward.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forward?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    forward?.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    forward?.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forward?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forward?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension Reactive where Base: UITableView {
  /// The delegate that sends the events; the table retains it.
  var listener: TableDelegate {
    if let found = objc_getAssociatedObject(base, &delegateKey) as? TableDelegate { return found }
    let made = TableDelegate()
    made.forward = base.delegate
    objc_setAssociatedObject(base, &delegateKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    base.delegate = made
    return made
  }

  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: listener.selected.take(until: deallocated))
  }

  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: listener.deselected.take(until: deallocated))
  }

  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    ControlEvent(events: listener.accessory.take(until: deallocated))
  }

  public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    ControlEvent(events: listener.displayed.take(until: deallocated))
  }

  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    (base as UITableView).models(at: itemSelected)
  }

  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    (base as UITableView).models(at: itemDeselected)
  }

  /// Sets the app's own delegate, which isn't retained.
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    let listener = listener
    listener.forward = delegate
    return Disposables.create { [weak listener] in listener?.forward = nil }
  }

  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    (base as UITableView).setSource(dataSource)
  }
}
