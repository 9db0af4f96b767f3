import UIKit

/// Five hundred buttons side by side, and a list of as many rows.
final class CrowdViewController: UIViewController, UITableViewDataSource {
  private static let half = 500

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crowd"
    for number in 1...Self.half {
      let button = UIButton(type: .system)
      button.setTitle("Add article \(number) to favorites", for: .normal)
      view.addSubview(button)
    }
    let table = UITableView()
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.half }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Article \(indexPath.row + 1)"
    return cell
  }
}
