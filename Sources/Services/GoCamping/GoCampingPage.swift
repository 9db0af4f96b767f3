/// One page of a GoCamping list.
public struct GoCampingPage<Item: GoCampingItem>: Sendable {
  /// The valid items, in page order.
  public var items: [Item]

  /// The invalid items.
  public var skipped: [GoCampingSkippedItem]

  /// The page's number, from 1.
  public var number: Int

  /// The requested number of items.
  public var size: Int

  /// The total number of items on all pages.
  public var totalCount: Int
}

/// An item that was skipped, with the reason.
public struct GoCampingSkippedItem: Error, Sendable, Equatable {
  /// The item's content id, if it has one.
  public var contentId: String?

  /// Why the item is invalid.
  public var reason: GoCampingItemError
}

extension GoCampingPage: Decodable {
  /// Decodes a response's body; skips invalid items rather than failing the page.
  public init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: JSONKey.self)
    func number(_ name: String) -> Int {
      let text = try? body.decodeIfPresent(LenientText.self, forKey: JSONKey(name))
      return (text?.text).flatMap { Int($0) } ?? 0
    }
    self.init(
      items: [], skipped: [], number: number("pageNo"), size: number("numOfRows"),
      totalCount: number("totalCount"))

    // An empty list is an empty string instead of the object, or missing.
    let none = try? body.decodeIfPresent(LenientText.self, forKey: "items")?.text
    guard body.contains("items"), (try? body.decodeNil(forKey: "items")) != true, none != "" else {
      return
    }
    let items = try body.nestedContainer(keyedBy: JSONKey.self, forKey: "items")
    if let several = try? items.decode([Entry].self, forKey: "item") {
      several.forEach { add($0) }
    } else if items.contains("item"), (try? items.decode(String.self, forKey: "item")) != "" {
      add(try items.decode(Entry.self, forKey: "item"))
    }
  }

  private mutating func add(_ entry: Entry) {
    switch entry.result {
    case .success(let item): items.append(item)
    case .failure(let skipped): self.skipped.append(skipped)
    }
  }

  /// An item or the reason why it is invalid; decoding never fails.
  private struct Entry: Decodable {
    let result: Result<Item, GoCampingSkippedItem>

    init(from decoder: any Decoder) {
      guard let fields = try? GoCampingFields(from: decoder) else {
        result = .failure(GoCampingSkippedItem(contentId: nil, reason: .notAnObject))
        return
      }
      result = Result { () throws(GoCampingItemError) in try Item(fields) }
        .mapError { GoCampingSkippedItem(contentId: fields.text("contentId"), reason: $0) }
    }
  }
}

extension JSONKey: ExpressibleByStringLiteral {
  init(stringLiteral name: String) {
    self.init(name)
  }
}
