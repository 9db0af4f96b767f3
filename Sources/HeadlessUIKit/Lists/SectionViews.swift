/// The headers and footers that a list shows, which stay until it reloads.
struct SectionViews {
  private struct Place: Hashable {
    let kind: String
    let section: Int
  }

  /// The kinds of views around a section.
  struct Kinds {
    var above: [String] = []
    var below: [String] = []

    var all: [String] { above + below }
  }

  private var shown: [Place: UIView] = [:]

  subscript(kind: String, section: Int) -> UIView? { shown[Place(kind: kind, section: section)] }

  @MainActor mutating func show(
    _ view: UIView, as kind: String, in section: Int, of list: UIView
  ) {
    shown[Place(kind: kind, section: section)] = view
    list.attach(view)
  }

  @MainActor mutating func removeAll() {
    guard !shown.isEmpty else { return }
    for view in shown.values { view.detach() }
    shown = [:]
  }
}

extension UITableView {
  static let header = "header"
  static let footer = "footer"

  /// The header of a section, which the delegate creates if it isn't shown yet.
  func header(ofSection section: Int) -> UIView? {
    shown(Self.header, section) {
      $0.tableView(self, viewForHeaderInSection: section)
    } willDisplay: {
      $0.tableView(self, willDisplayHeaderView: $1, forSection: section)
    }
  }

  func footer(ofSection section: Int) -> UIView? {
    shown(Self.footer, section) {
      $0.tableView(self, viewForFooterInSection: section)
    } willDisplay: {
      $0.tableView(self, willDisplayFooterView: $1, forSection: section)
    }
  }

  private func shown(
    _ kind: String, _ section: Int, make: (any UITableViewDelegate) -> UIView?,
    willDisplay: (any UITableViewDelegate, UIView) -> Void
  ) -> UIView? {
    if let shown = sectionViews[kind, section] { return shown }
    guard let delegate = tableDelegate, let view = make(delegate) else { return nil }
    sectionViews.show(view, as: kind, in: section, of: self)
    willDisplay(delegate, view)
    return view
  }

  func makeSectionViews(in section: Int) {
    _ = header(ofSection: section)
    _ = footer(ofSection: section)
  }
}

extension UICollectionView {
  /// The header or footer of a section, which the data source creates if it isn't shown yet; nil if
  /// the layout has none.
  func sectionView(_ kind: String, ofSection section: Int) -> UIView? {
    if let shown = sectionViews[kind, section] { return shown }
    guard let dataSource, sectionViewKinds(of: section).all.contains(kind) else { return nil }
    let indexPath = IndexPath(item: 0, section: section)
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    sectionViews.show(view, as: kind, in: section, of: self)
    itemDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    return view
  }

  func makeSectionViews(in section: Int) {
    for kind in sectionViewKinds(of: section).all { _ = sectionView(kind, ofSection: section) }
  }

  /// The kinds of headers and footers that the layout has around a section.
  func sectionViewKinds(of section: Int) -> SectionViews.Kinds {
    var kinds = SectionViews.Kinds()
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      let delegate = itemDelegate as? any UICollectionViewDelegateFlowLayout
      let header =
        delegate?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
        ?? flow.headerReferenceSize
      let footer =
        delegate?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
        ?? flow.footerReferenceSize
      if header != .zero { kinds.above = [Self.elementKindSectionHeader] }
      if footer != .zero { kinds.below = [Self.elementKindSectionFooter] }
    } else if let described = layoutSection(section) {
      if described.list?.headerMode == .supplementary {
        kinds.above = [Self.elementKindSectionHeader]
      }
      if described.list?.footerMode == .supplementary {
        kinds.below = [Self.elementKindSectionFooter]
      }
      for item in described.boundarySupplementaryItems {
        if item.alignment == .bottom {
          kinds.below.append(item.elementKind)
        } else {
          kinds.above.append(item.elementKind)
        }
      }
    }
    return kinds
  }
}
