// A binding to a collection is a collection of bindings to its elements.

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// The bindings to the elements of now, whatever a row does to the collection.
  public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
    indices.map { self[$0] }.makeIterator()
  }
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after position: Index) -> Index { wrappedValue.index(after: position) }

  public subscript(position: Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      // After its row is removed, the binding returns the element that it was made for.
      get: {
        let values = wrappedValue
        return values.indices.contains(position) ? values[position] : element
      }, set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before position: Index) -> Index { wrappedValue.index(before: position) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
