import Foundation

struct Item: Codable, Equatable {
  var name: String
  var price: Int
}

final class ItemStore {
  private(set) var items: [Item]

  init() {
    guard let url = Bundle.main.url(forResource: "items", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else {
      items = []
      return
    }
    items = (try? JSONDecoder().decode([Item].self, from: data)) ?? []
  }

  func add(_ item: Item) {
    items.append(item)
  }
}
