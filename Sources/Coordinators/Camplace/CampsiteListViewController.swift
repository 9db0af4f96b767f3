import UIKit

extension Camplace {
  /// A screen whose table's cells load images only while it is visible.
  public class CampsiteListViewController: UIViewController {
    final let tableView = UITableView()

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for cell in tableView.campsiteCells { cell.resume() }
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for cell in tableView.campsiteCells { cell.pause() }
    }
  }
}
