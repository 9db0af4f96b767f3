import HeadlessUIKit

// The required members of UIKit's protocols, for missing classes that the app uses as data sources and delegates.

extension UITableViewDataSource where Self: StandInBehavior {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

extension UITableViewDataSourcePrefetching where Self: StandInBehavior {
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension UICollectionViewDataSource where Self: StandInBehavior {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension UICollectionViewDataSourcePrefetching where Self: StandInBehavior {
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableViewDragDelegate where Self: StandInBehavior {
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

extension UITableViewDropDelegate where Self: StandInBehavior {
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

extension UICollectionViewDragDelegate where Self: StandInBehavior {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

extension UICollectionViewDropDelegate where Self: StandInBehavior {
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

extension UIPageViewControllerDataSource where Self: StandInBehavior {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension UIPickerViewDataSource where Self: StandInBehavior {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { 0 }
}

extension UISearchResultsUpdating where Self: StandInBehavior {
  public func updateSearchResults(for searchController: UISearchController) {}
}

extension UIContextMenuInteractionDelegate where Self: StandInBehavior {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension UIActivityItemSource where Self: StandInBehavior {
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}
