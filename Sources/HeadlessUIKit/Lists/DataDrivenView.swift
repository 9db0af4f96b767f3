/// A view whose subviews show the app's data, such as one for each row.
///
/// Data may grow, so camsh doesn't report that such a view has more subviews than before. Not in UIKit.
@preconcurrency @MainActor public protocol DataDrivenView: UIView {}

extension UICollectionReusableView: DataDrivenView {}
extension UICollectionView: DataDrivenView {}
extension UIStackView: DataDrivenView {}
extension UITableView: DataDrivenView {}
extension UITableViewCell: DataDrivenView {}
