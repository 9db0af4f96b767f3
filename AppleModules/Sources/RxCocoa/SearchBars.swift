import RxSwift
import UIKit

/// A search bar's delegate that sends its calls as events and forwards them to the app's delegate.
final class SearchBarDelegate: NSObject, UISearchBarDelegate {
  weak var forward: (any UISearchBarDelegate)?
  let text = PublishSubject<String?>()
  let search = PublishSubject<Void>()
  let cancel = PublishSubject<Void>()
  let began = PublishSubject<Void>()
  let ended = PublishSubject<Void>()

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forward?.searchBar(searchBar, textDidChange: searchText)
    text.onNext(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarSearchButtonClicked(searchBar)
    search.onNext(())
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarCancelButtonClicked(searchBar)
    cancel.onNext(())
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forward?.searchBarTextDidBeginEditing(searchBar)
    began.onNext(())
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forward?.searchBarTextDidEndEditing(searchBar)
    ended.onNext(())
  }
}

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension Reactive where Base: UISearchBar {
  private var listener: SearchBarDelegate {
    if let found = objc_getAssociatedObject(base, &delegateKey) as? SearchBarDelegate {
      return found
    }
    let made = SearchBarDelegate()
    made.forward = base.delegate
    objc_setAssociatedObject(base, &delegateKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    base.delegate = made
    return made
  }

  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    let base = base
    let texts = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.rx.listener.text.startWith(base.text)
    }
    return ControlProperty(
      values: texts.take(until: deallocated), valueSink: Binder(base) { $0.text = $1 })
  }

  public var searchButtonClicked: ControlEvent<Void> {
    ControlEvent(events: listener.search.take(until: deallocated))
  }

  public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(events: listener.cancel.take(until: deallocated))
  }

  public var textDidBeginEditing: ControlEvent<Void> {
    ControlEvent(events: listener.began.take(until: deallocated))
  }

  public var textDidEndEditing: ControlEvent<Void> {
    ControlEvent(events: listener.ended.take(until: deallocated))
  }
}
