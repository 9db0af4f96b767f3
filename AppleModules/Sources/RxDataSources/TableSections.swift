import UIKit

/// The sections of a table, from a sequence.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UITableViewDataSource, SectionedViewDataSourceType
{
  public typealias Section = Section
  public typealias Item = Section.Item

  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
  ) -> UITableViewCell
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int)
    -> String?
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int)
    -> String?
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath)
    -> Bool
  public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath)
    -> Bool

  public private(set) var sectionModels: [Section] = []
  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }

  open func setSections(_ sections: [Section]) { sectionModels = sections }
  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }

  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }
}

open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]

  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Any]
  ) -> ViewTransition

  public convenience init(
    animationConfiguration: AnimationConfiguration,
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
  }

  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}
