/// A list of rows that a data source fills and a finger selects.
@preconcurrency @MainActor open class UITableView: UIView {
  /// A table owns neither.
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?

  /// How often the table was asked to read its data source again.
  public private(set) var reloadCount = 0

  open func reloadData() {
    reloadCount += 1
  }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open override var tapTargets: [TapTarget] {
    guard let dataSource else { return [] }
    var targets: [TapTarget] = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        targets.append(
          TapTarget(kind: .row, title: cell.textLabel?.text ?? "", number: targets.count + 1) {
            [self] in
            delegate?.tableView(self, didSelectRowAt: indexPath)
          })
      }
    }
    return targets
  }
}

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// Fills a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Hears which row was selected.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var row: Int { self[1] }
  public var section: Int { self[0] }
}
