/// Applies Interface Builder's settings to table views, collection views, and their cells.
@MainActor enum NibLists {
  static func apply(_ node: NibNode, to table: UITableView, by nib: NibInstantiation) {
    NibViews.applyScrolling(node, to: table)
    let drawn = DrawnList(
      storyboard: nib.storyboard, bundle: nib.bundle, controller: nib.controller)
    drawn.add(node.list("prototypes"))
    drawn.sections = node.list("sections").map { section in
      DrawnList.Section(
        header: section["headerTitle"], footer: section["footerTitle"],
        cells: section.list("cells").compactMap { nib.make($0) as? UITableViewCell })
    }
    table.drawn = drawn
    if let height = node.number("rowHeight"), height > 0 { table.rowHeight = CGFloat(height) }
    table.separatorStyle = node["separatorStyle"] == "none" ? .none : .singleLine
    table.allowsSelection = node["allowsSelection"] != "NO"
    table.allowsMultipleSelection = node.flag("allowsMultipleSelection") ?? false
    if let header = node.value("tableHeaderView") {
      table.tableHeaderView = nib.make(header) as? UIView
    }
    if let footer = node.value("tableFooterView") {
      table.tableFooterView = nib.make(footer) as? UIView
    }
  }

  static func apply(_ node: NibNode, to collection: UICollectionView, by nib: NibInstantiation) {
    NibViews.applyScrolling(node, to: collection)
    let drawn = DrawnList(
      storyboard: nib.storyboard, bundle: nib.bundle, controller: nib.controller)
    drawn.add(node.list("cells"))
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let view = node.value(key) { drawn.add([view], kind: kind + "/") }
    }
    collection.drawn = drawn
    collection.allowsMultipleSelection = node.flag("allowsMultipleSelection") ?? false
    if let layout = node.value("collectionViewLayout"),
      let made = nib.make(layout) as? UICollectionViewLayout
    {
      collection.collectionViewLayout = made
    }
  }

  static func apply(_ node: NibNode, to cell: UITableViewCell, by nib: NibInstantiation) {
    cell.reuseIdentifier = node["reuseIdentifier"]
    switch node["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    if node["selectionStyle"] == "none" { cell.selectionStyle = .none }
    guard let content = node.value("contentView") else { return }
    let parts: [String: UIView?] = [
      "textLabel": cell.textLabel, "detailTextLabel": cell.detailTextLabel,
      "imageView": cell.imageView,
    ]
    let places = ["textLabel", "detailTextLabel", "imageView"]
    let standard = places.filter { node[$0] != nil }
    for child in content.list("subviews") {
      // The cell itself provides the labels of the standard styles.
      if let place = standard.first(where: { node[$0] == child.id }), let own = parts[place] ?? nil
      {
        NibViews.apply(child, to: own, by: nib)
        nib.add(own, child)
      } else if let made = nib.make(child) as? UIView {
        cell.contentView.addSubview(made)
      }
    }
    nib.add(cell.contentView, content)
  }

  static func apply(
    _ node: NibNode, to cell: UICollectionReusableView, by nib: NibInstantiation
  ) {
    cell.reuseIdentifier = node["reuseIdentifier"]
    guard let cell = cell as? UICollectionViewCell, let content = node.value("contentView") else {
      return
    }
    NibViews.addSubviews(of: content, to: cell.contentView, by: nib)
    nib.add(cell.contentView, content)
  }
}
