import Foundation

// What SwiftUI adds to collections for the edits of a list.

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements in front of the one that is at an offset before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var kept: [[Element]] = [[], []]
    var moved: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else {
        kept[offset < destination ? 0 : 1].append(element)
      }
    }
    for (index, element) in zip(Array(indices), kept[0] + moved + kept[1]) { self[index] = element }
  }
}
