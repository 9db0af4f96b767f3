import Foundation

@objc protocol PageListDelegate {
  func list(_ list: PageListViewController, didPick title: String)
  @objc optional func listSubtitle(_ list: PageListViewController) -> String
  @objc optional func list(_ list: PageListViewController, didDelete title: String, at index: Int)
}
