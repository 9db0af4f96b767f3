extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(IndexPath(row: row, section: section))
  }

  public convenience init(item: Int, section: Int) {
    self.init(IndexPath(item: item, section: section))
  }

  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
  public var section: Int { index(atPosition: 0) }

  private convenience init(_ path: IndexPath) {
    let indexes = Array(path)
    self.init(indexes: indexes, length: indexes.count)
  }
}
