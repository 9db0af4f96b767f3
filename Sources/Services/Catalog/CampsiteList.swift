/// A selection of a catalog's campsites in its own order.
///
/// It stores only positions, and copies a campsite when it is accessed.
public struct CampsiteList: Sendable {
  private let campsites: [Campsite]
  private let positions: [Int]

  init(_ positions: [Int], of campsites: [Campsite]) {
    self.campsites = campsites
    self.positions = positions
  }
}

extension CampsiteList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { positions.count }

  public subscript(index: Int) -> Campsite {
    campsites[positions[index]]
  }
}

extension CampsiteList: Equatable {
  public static func == (one: CampsiteList, other: CampsiteList) -> Bool {
    one.elementsEqual(other)
  }
}
