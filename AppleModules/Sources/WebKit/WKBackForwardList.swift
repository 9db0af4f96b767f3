import UIKit

/// A page that a web view has shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  public let initialURL: URL
  let content: PageLoad.Content

  init(_ load: PageLoad, url: URL, title: String?) {
    self.url = url
    self.title = title
    initialURL = load.url ?? url
    content = load.content
  }
}

/// The pages that a web view has shown.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  nonisolated override init() {}

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(position, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(position + index) ? items[position + index] : nil
  }

  func visit(_ load: PageLoad, url: URL?, title: String?) {
    if load.type == .reload { return }
    if let item = load.item, let known = items.firstIndex(where: { $0 === item }) {
      position = known
      return
    }
    guard let url else { return }
    items.removeSubrange((position + 1)...)
    items.append(WKBackForwardListItem(load, url: url, title: title))
    position = items.count - 1
  }
}
