/// Reads a screen's content from its bars and views, in reading order.
@MainActor struct ScreenReader {
  let rows: ScreenRows
  /// Whether to ask the app what can be done with each row.
  let readsGestures: Bool
  private(set) var elements: [ScreenElement] = []
  private var depth = 0
  private var region = ScreenElement.Region.content

  init(rows: ScreenRows, readsGestures: Bool) {
    self.rows = rows
    self.readsGestures = readsGestures
  }

  // MARK: Bars

  mutating func readBars(of screen: UIViewController) {
    if let alert = screen as? UIAlertController, let message = alert.message {
      add(ScreenElement(.label, message))
    }
    guard let item = screen.navigationItemIfLoaded else { return }
    region = .bar
    if let prompt = item.prompt { add(ScreenElement(.label, prompt)) }
    if let titleView = item.titleView { read(titleView) }
    for button in item.leftBarButtonItems ?? [] { read(button, in: .leading) }
    for button in (item.rightBarButtonItems ?? []).reversed() { read(button, in: .trailing) }
    if let search = item.searchController { read(search.searchBar) }
    region = .content
  }

  mutating func read(_ item: UIBarButtonItem, in region: ScreenElement.Region) {
    let before = self.region
    self.region = region
    defer { self.region = before }
    if let customView = item.customView { return read(customView) }
    for target in item.tapTargets {
      var element = ScreenElement(
        .button, target.title.isEmpty ? item.image?.name ?? "" : target.title)
      element.identifier = target.identifier
      element.isEnabled = target.isEnabled
      add(element)
    }
  }

  mutating func read(_ seams: [Seam]) {
    for (index, seam) in seams.enumerated() {
      var element = ScreenElement(
        .stub, seam.name, value: seam.file.isEmpty ? nil : "\(seam.file):\(seam.line)")
      element.number = index + 1
      add(element)
    }
  }

  // MARK: Views

  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let control = (view as? UIScrollView)?.refreshControl {
      let title = control.accessibilityLabel ?? control.attributedTitle?.string ?? ""
      add(ScreenElement(.refresh, title, value: control.isRefreshing ? "refreshing" : nil))
    }
    if let table = view as? UITableView {
      readRows(of: table)
    } else if let collection = view as? UICollectionView {
      readItems(of: collection)
    } else if let control = view as? UIControl {
      add(control)
    } else if var element = view.plainElement {
      if element.kind == .field || element.kind == .search {
        element.identifier = view.accessibilityIdentifier
      }
      add(element, of: view)
      if let search = view as? UISearchBar { readButtons(of: search) }
    } else {
      if let name = view.accessibilityLabel { add(ScreenElement(.view, name)) }
      for subview in view.subviews { read(subview) }
      readTargets(of: view)
    }
  }

  private mutating func add(_ element: ScreenElement, of view: UIView? = nil) {
    var element = element
    element.source = view.map(ObjectIdentifier.init)
    element.depth = depth
    element.region = region
    elements.append(element)
  }

  private mutating func add(_ control: UIControl) {
    guard var element = control.controlElement else {
      let targets = control.tapTargets
      for target in targets { add(target, in: control) }
      if targets.isEmpty || control.customTarget != nil {
        for subview in control.subviews { read(subview) }
      }
      return
    }
    element.identifier = control.accessibilityIdentifier
    element.isEnabled = control.isEnabled
    if control is UIButton { element.isSelected = control.isSelected }
    add(element, of: control)
  }

  /// Reads the scope bar and Cancel.
  private mutating func readButtons(of search: UISearchBar) {
    let scopes = search.shownScopes.enumerated().map { index, title in
      index == search.selectedScopeButtonIndex ? "[\(title)]" : title
    }
    if !scopes.isEmpty { add(ScreenElement(.segments, "", value: scopes.joined(separator: " "))) }
    for target in search.tapTargets where target.kind == .button { add(target, in: search) }
  }

  /// Gives the elements without a name the numbers by which the finger reaches them.
  mutating func nameElements(of screen: UIViewController) {
    let isUnnamed = { (element: ScreenElement) in
      element.source != nil && element.text.isEmpty && element.identifier == nil
    }
    if elements.contains(where: isUnnamed),
      screen.viewsOnDisplay.allSatisfy(HeadlessDevice.current.finger.hasOnlyForms)
    {
      let finger = HeadlessDevice.current.finger
      var numbers: [ObjectIdentifier: Int] = [:]
      for input in finger.inputs(on: screen) {
        numbers[ObjectIdentifier(input.view)] = input.ordinal
      }
      for control in finger.adjustables(on: screen) {
        numbers[ObjectIdentifier(control.view)] = control.ordinal
      }
      for target in finger.targets(on: screen) {
        if let view = target.view, let number = target.ordinal {
          numbers[ObjectIdentifier(view)] = number
        }
      }
      for index in elements.indices where isUnnamed(elements[index]) {
        elements[index].number = elements[index].source.flatMap { numbers[$0] }
      }
    }
    for index in elements.indices { elements[index].source = nil }
  }

  /// Reads the tap targets of a view without a label: callouts, gestures, an alert's actions.
  private mutating func readTargets(of view: UIView) {
    let targets = view.tapTargets
    for target in targets { add(target, in: view) }
    addOmitted(targets.count, kind: targets.first?.kind.rawValue ?? "")
  }

  private mutating func add(_ target: TapTarget, in view: UIView) {
    if let number = target.number, !rows.contains(number) { return }
    var element = ScreenElement(target.kind == .callout ? .callout : .button, target.title)
    element.identifier = target.identifier
    element.number = target.number
    element.details = [target.detail].compactMap(\.self).filter { !$0.isEmpty }
    element.isEnabled = target.isEnabled
    add(element)
  }

  // MARK: Lists

  private mutating func readRows(of table: UITableView) {
    if let background = table.backgroundView { read(background) }
    if let header = table.tableHeaderView { read(header) }
    var number = 0
    for section in 0..<table.numberOfSections {
      if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
        add(ScreenElement(.section, title))
      }
      let count = table.numberOfRows(inSection: section)
      let isShown = showsSection(of: count, after: number)
      if isShown, let header = table.header(ofSection: section) { read(sectionView: header) }
      for row in 0..<count {
        number += 1
        guard rows.contains(number),
          let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        else { continue }
        read(
          cell, at: number, saying: cell.title, isSelected: cell.isShownSelected,
          gestures: table.gestures(at: IndexPath(row: row, section: section)))
      }
      if isShown, let footer = table.footer(ofSection: section) {
        read(sectionView: footer)
      } else if isShown,
        let text = table.dataSource?.tableView(table, titleForFooterInSection: section)
      {
        add(ScreenElement(.label, text))
      }
    }
    addOmitted(number, kind: "row")
    if let footer = table.tableFooterView { read(footer) }
  }

  private mutating func readItems(of collection: UICollectionView) {
    if let background = collection.backgroundView { read(background) }
    var number = 0
    for section in 0..<collection.numberOfSections {
      let count = collection.numberOfItems(inSection: section)
      let isShown = showsSection(of: count, after: number)
      let kinds = isShown ? collection.sectionViewKinds(of: section) : SectionViews.Kinds()
      for kind in kinds.above {
        collection.sectionView(kind, ofSection: section).map { read(sectionView: $0) }
      }
      for item in 0..<count {
        number += 1
        guard rows.contains(number),
          let cell = collection.cellForItem(at: IndexPath(item: item, section: section))
        else { continue }
        read(
          cell, at: number, saying: cell.title, isSelected: cell.isShownSelected,
          gestures: collection.gestures(at: IndexPath(item: item, section: section)))
      }
      for kind in kinds.below {
        collection.sectionView(kind, ofSection: section).map { read(sectionView: $0) }
      }
    }
    addOmitted(number, kind: "row")
  }

  /// Whether a section's header and footer are read: with any of its rows, or if it has none.
  private func showsSection(of count: Int, after number: Int) -> Bool {
    count == 0 || (number + 1...number + count).contains(where: rows.contains)
  }

  private mutating func read(sectionView view: UIView) {
    if let title = (view as? UITableViewHeaderFooterView)?.title {
      add(ScreenElement(.section, title))
    } else if let text = (view as? any ReusableCell)?.configured?.text {
      add(ScreenElement(.section, text))
    }
    read(view)
  }

  /// Reads a row with its other texts, followed by the elements inside it.
  private mutating func read(
    _ cell: UIView, at number: Int, saying title: String, isSelected: Bool, gestures: RowGestures
  ) {
    var inside = ScreenReader(rows: rows, readsGestures: readsGestures)
    inside.depth = depth + 1
    for image in (cell as? any ReusableCell)?.ownImages ?? [] { inside.read(image) }
    for subview in cell.subviews { inside.read(subview) }
    let labels = inside.elements.filter { $0.kind == .label && $0.depth == depth + 1 }.map(\.text)
    var row = ScreenElement(.row, title)
    row.number = number
    row.identifier = cell.accessibilityIdentifier
    row.isSelected = isSelected
    if readsGestures { row.gestures = gestures.known }
    row.details = (cell as? any ReusableCell)?.ownDetails ?? []
    row.details += labels.first == title ? Array(labels.dropFirst()) : labels
    add(row)
    elements += inside.elements.filter { $0.kind != .label || $0.depth != depth + 1 }
  }

  private mutating func addOmitted(_ count: Int, kind: String) {
    let shown = (1...max(1, count)).lazy.filter(rows.contains).count
    guard count > shown else { return }
    var element = ScreenElement(.omitted, kind)
    element.number = count
    add(element)
  }
}

extension UITableViewCell {
  fileprivate var isShownSelected: Bool { isSelected || accessoryType == .checkmark }
}

extension UICollectionViewCell {
  fileprivate var isShownSelected: Bool {
    isSelected || (self as? UICollectionViewListCell)?.isChecked ?? false
  }
}

extension ReusableCell {
  fileprivate var configured: UIListContentConfiguration? {
    contentConfiguration as? UIListContentConfiguration
  }

  /// The texts that are in no label: the configuration's, and those of a list cell's accessories.
  fileprivate var ownDetails: [String] {
    let table = self as? UITableViewCell
    let own = configured?.secondaryText ?? table?.detailTextLabel?.text
    let labels = (self as? UICollectionViewListCell)?.accessoryTexts ?? []
    return [own].compactMap(\.self).filter { !$0.isEmpty } + labels
  }

  fileprivate var ownImages: [UIView] {
    let image = configured?.image ?? (self as? UITableViewCell)?.imageView?.image
    return [image.map { UIImageView(image: $0) }].compactMap(\.self)
  }
}

extension UIViewController {
  /// The content of this screen: its title, its bar buttons, and its views.
  ///
  /// With `gestures`, the app's delegates also provide the gestures of each row.
  ///
  /// - Note: Not in UIKit.
  public func screenContent(rows: ScreenRows = .all, gestures: Bool = false) -> ScreenContent {
    var reader = ScreenReader(rows: rows, readsGestures: gestures)
    reader.readBars(of: self)
    for view in viewsOnDisplay { reader.read(view) }
    if let accessory = keyboardAccessory { reader.read(accessory) }
    for item in toolbarItemsIfShown { reader.read(item, in: .toolbar) }
    reader.read(HeadlessDevice.current.seams(of: self))
    reader.nameElements(of: self)
    return ScreenContent(
      title: navigationItemIfLoaded?.title ?? title, elements: reader.elements)
  }

  private var toolbarItemsIfShown: [UIBarButtonItem] {
    navigationController.map { $0.isToolbarHidden ? [] : toolbarItems ?? [] } ?? []
  }
}
