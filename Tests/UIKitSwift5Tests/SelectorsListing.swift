// Target and action as an adopted Swift 5 app has them: nothing marked with an actor.
import UIKit

class EditorViewController: UIViewController {
  var heard: [String] = []
  let saveButton = UIButton(type: .system)
  lazy var toggle = UISwitch()

  // In a property's initial value there is no object yet: `self` means the method of that name.
  private let share: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Share", for: .normal)
    button.addTarget(
      EditorViewController.self, action: Selector("share:", EditorViewController.share(_:)),
      for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(
      self, action: Selector("save:", EditorViewController.save(_:)), for: .touchUpInside)
    view.addSubview(saveButton)
    view.addSubview(share)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self,
      action: Selector("done", EditorViewController.done))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: self, action: "close:event:")
    let label = UILabel()
    label.text = "Tap me"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapped:", EditorViewController.tapped(_:))))
    view.addSubview(label)
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:", EditorViewController.changed(_:)),
      name: Notification.Name("changed"), object: self)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func save(_ sender: UIButton) { heard.append("save \(sender.currentTitle ?? "")") }
  private func share(_ sender: Any?) { heard.append("share") }
  fileprivate func done() { heard.append("done") }
  // The sender is another; it is never looked at.
  func tapped(_ sender: UIButton) { heard.append("tapped") }
  func changed(_ note: Notification) { heard.append("changed \(note.userInfo?["what"] ?? "")") }
  private func close(_ sender: UIBarButtonItem, event: UIEvent?) -> Bool {
    heard.append("close \(sender.title ?? "") \(event != nil)")
    return true
  }

  nonisolated override class var selectorTable: [Selector] {
    super.selectorTable + [Selector("close:event:", EditorViewController.close(_:event:))]
  }
}

final class LoudEditorViewController: EditorViewController {
  override func save(_ sender: UIButton) {
    super.save(sender)
    heard.append("loudly")
  }
}

/// A plain class, and a generic one.
class Ticker: NSObject {
  var ticks = 0
  func tick(_ timer: Timer) { ticks += 1 }
}

final class Box<Value>: NSObject {
  var value: Value
  init(_ value: Value) { self.value = value }
  func take(_ other: Any) { if let other = other as? Value { value = other } }
  var taking: Selector { Selector("take:", Box.take(_:)) }
}
