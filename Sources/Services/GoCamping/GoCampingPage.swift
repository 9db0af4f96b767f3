/// One page of what the GoCamping API lists.
public struct GoCampingPage<Item: GoCampingItem>: Sendable {
  /// The items that could be read, in the order of the page.
  public var items: [Item]

  /// The items that could not.
  public var skipped: [GoCampingSkippedItem]

  /// The number of this page, counted from 1.
  public var number: Int

  /// How many items were asked for.
  public var size: Int

  /// How many items all pages hold together.
  public var totalCount: Int
}

/// An item that was left out of its page, and why.
public struct GoCampingSkippedItem: Error, Sendable, Equatable {
  /// The content id, as far as the item has one.
  public var contentId: String?

  /// Why the item can't be used.
  public var reason: GoCampingItemError
}

extension GoCampingPage: Decodable {
  /// Decodes the body of an answer; a bad item is skipped, never the page.
  public init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: JSONKey.self)
    func number(_ name: String) -> Int {
      let text = try? body.decodeIfPresent(LenientText.self, forKey: JSONKey(name))
      return (text?.text).flatMap { Int($0) } ?? 0
    }
    self.init(
      items: [], skipped: [], number: number("pageNo"), size: number("numOfRows"),
      totalCount: number("totalCount"))

    // No items are an empty string where the object would stand, sometimes nothing at all.
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

  /// An item or the reason that there is none; decoding it never fails.
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
