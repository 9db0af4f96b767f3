/// Maps objects or labels to positions in a sorted array.
///
/// For a dictionary of a new key type, the runtime searches the whole program at launch, which
/// takes as long as two steps.
package struct IdentityIndex {
  private struct Entry {
    package let identity: ObjectIdentifier
    package let number: Int
    package var place: Int
  }

  private var entries: [Entry] = []

  package subscript(object: AnyObject) -> Int? {
    get { find(ObjectIdentifier(object), 0) }
    set { set(ObjectIdentifier(object), 0, newValue) }
  }

  package subscript(label: ObjectLabel) -> Int? {
    get { find(label.identity, label.number) }
    set { set(label.identity, label.number, newValue) }
  }

  /// The first entry that doesn't precede this one.
  private func position(_ identity: ObjectIdentifier, _ number: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      let isBefore =
        entry.identity == identity ? entry.number < number : entry.identity < identity
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isThere(_ position: Int, _ identity: ObjectIdentifier, _ number: Int) -> Bool {
    position < entries.count && entries[position].identity == identity
      && entries[position].number == number
  }

  private func find(_ identity: ObjectIdentifier, _ number: Int) -> Int? {
    let position = position(identity, number)
    return isThere(position, identity, number) ? entries[position].place : nil
  }

  private mutating func set(_ identity: ObjectIdentifier, _ number: Int, _ place: Int?) {
    let position = position(identity, number)
    switch (isThere(position, identity, number), place) {
    case (true, let place?): entries[position].place = place
    case (true, nil): entries.remove(at: position)
    case (false, let place?):
      entries.insert(Entry(identity: identity, number: number, place: place), at: position)
    case (false, nil): break
    }
  }
}
