import UIKit

final class SettingsViewController: UITableViewController {
  @IBOutlet private weak var newsSwitch: UISwitch!
  @IBOutlet private weak var stateLabel: UILabel!

  @IBAction private func newsToggled(_ sender: UISwitch) {
    stateLabel.text = newsSwitch.isOn ? "News on" : "News off"
  }
}
