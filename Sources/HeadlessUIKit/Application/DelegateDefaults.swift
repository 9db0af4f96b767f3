/// Answers what UIKit assumes of a delegate that leaves out an optional method.
///
/// A class that conforms to a protocol whose methods only its subclasses implement calls this for the others.
///
/// - Note: Not in UIKit.
public final class DelegateDefaults: NSObject, UIAdaptivePresentationControllerDelegate,
  UIApplicationDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate, UIPopoverPresentationControllerDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate,
  UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIViewControllerTransitioningDelegate, UIWindowSceneDelegate
{
  public var window: UIWindow?

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }

  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { 0 }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
