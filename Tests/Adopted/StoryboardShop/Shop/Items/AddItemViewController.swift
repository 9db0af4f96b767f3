import UIKit

final class AddItemViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var saveButton: UIButton!

  private(set) var item: Item?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "save" || !(nameField.text ?? "").isEmpty
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "save" { item = Item(name: nameField.text ?? "", price: 1) }
  }

  @IBAction private func nameChanged(_ sender: Any) {
    saveButton.setTitle("Save \(nameField.text ?? "")", for: .normal)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
