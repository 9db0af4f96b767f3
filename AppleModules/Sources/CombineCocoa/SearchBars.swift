import Combine
import UIKit

/// A delegate that sends its calls as events.
///
/// As in CombineCocoa, it takes the place of the app's delegate.
private final class SearchBarDelegate: NSObject, UISearchBarDelegate {
  let text = PassthroughSubject<String, Never>()
  let search = PassthroughSubject<Void, Never>()
  let cancel = PassthroughSubject<Void, Never>()

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text.send(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { search.send() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancel.send() }
}

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension UISearchBar {
  private var listener: SearchBarDelegate {
    let known = objc_getAssociatedObject(self, &delegateKey) as? SearchBarDelegate
    let listener = known ?? SearchBarDelegate()
    if known == nil {
      objc_setAssociatedObject(self, &delegateKey, listener, .OBJC_ASSOCIATION_RETAIN)
    }
    delegate = listener
    return listener
  }

  public var textDidChangePublisher: AnyPublisher<String, Never> {
    listener.text.eraseToAnyPublisher()
  }

  public var searchButtonClickedPublisher: AnyPublisher<Void, Never> {
    listener.search.eraseToAnyPublisher()
  }

  public var cancelButtonClickedPublisher: AnyPublisher<Void, Never> {
    listener.cancel.eraseToAnyPublisher()
  }
}
