import Foundation

/// The objects of a realm that meet some conditions, as they are at each access.
public struct Results<Element>: RealmCollection {
  private let fetch: () -> [Element]

  init(_ fetch: @escaping () -> [Element]) { self.fetch = fetch }

  public var startIndex: Int { 0 }
  public var endIndex: Int { fetch().count }
  public subscript(position: Int) -> Element { fetch()[position] }
  public func makeIterator() -> IndexingIterator<[Element]> { fetch().makeIterator() }
  public var elements: Results<Element> { self }
}

/// The objects that refer to an object; camsh finds none.
public struct LinkingObjects<Element>: RealmCollection {
  public init() {}
  public init(fromType type: Element.Type, property: String) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Element { preconditionFailure("no object \(position)") }
}

/// The objects that an object refers to, in their order.
public final class List<Element>: RealmCollection {
  fileprivate var elements: [Element] = []

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public func append(_ element: Element) { elements.append(element) }
  public func append(objectsIn objects: some Sequence<Element>) {
    elements.append(contentsOf: objects)
  }
  public func append(contentsOf objects: some Sequence<Element>) {
    elements.append(contentsOf: objects)
  }
  public func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
  @discardableResult public func remove(at index: Int) -> Element { elements.remove(at: index) }
  public func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { elements.remove(at: offset) }
  }
  public func removeAll() { elements.removeAll() }
  public func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: isRemoved)
  }
  public func removeFirst() { elements.removeFirst() }
  public func removeLast() { elements.removeLast() }
  public func replace(index: Int, object: Element) { elements[index] = object }
  public func move(from source: Int, to destination: Int) {
    elements.insert(elements.remove(at: source), at: destination)
  }
  public func swapAt(_ one: Int, _ other: Int) { elements.swapAt(one, other) }
}

/// A list that may contain objects.
protocol RelatedObjects {
  var objects: [RealmSwiftObject] { get }
}

extension List: RelatedObjects {
  var objects: [RealmSwiftObject] { elements.compactMap { $0 as? RealmSwiftObject } }
}

/// Different objects that an object refers to.
public final class MutableSet<Element: Hashable>: RealmCollection {
  private var elements: [Element] = []

  public init() {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public func insert(_ element: Element) {
    if !elements.contains(element) { elements.append(element) }
  }
  public func remove(_ element: Element) { elements.removeAll { $0 == element } }
  public func removeAll() { elements.removeAll() }
}

/// Values by keys.
public final class Map<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  public init() {}
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public var count: Int { values.count }
  public var keys: [Key] { Array(values.keys) }
}

/// An optional number before `@Persisted`.
public final class RealmOptional<Value> {
  public var value: Value?
  public init(_ value: Value? = nil) { self.value = value }
}
public typealias RealmProperty = RealmOptional
