import UIKit

// MARK: Attachments

/// An attachment that draws a live view, as editors have them for images and mentions.
private final class ViewAttachment: NSTextAttachment {
  var view: UIView?
  var owner: UIViewController?
  weak var weakOwner: UIViewController?
  var tapped: (() -> Void)?
}
private extension NSAttributedString.Key {
  static let mention = NSAttributedString.Key("mention")
}
private final class Mention {
  let name: String
  var open: (() -> Void)?
  init(_ name: String) { self.name = name }
}

// MARK: Drafts

private final class Draft {
  var text = ""
  var changed: ((String) -> Void)?
  var saved = false
}
/// Asks before it discards its text.
private final class DraftScreen: UIViewController, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let draft = Draft()
  let text = UITextView()
  let caption = UILabel()
  var alert: UIAlertController?
  var ask: ((DraftScreen) -> Void)?
  var attributed = NSMutableAttributedString(string: "Hello")
  var history: [() -> Void] = []
  var autosave: Timer?
  var done: ((Draft) -> Void)?
  let undo = UndoManager()
  override var undoManager: UndoManager? { undo }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    view.addSubview(caption)
    text.delegate = self
    Shape.button(self, "Cancel") { [unowned self] in cancel() }
  }
  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
    draft.changed?(draft.text)
  }
  func cancel() { ask?(self) }
  func leave() {
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    cancel()
  }
}
private enum Drafts {
  static var saved: [String: String] = [:]
  static var open: [String: Draft] = [:]
  static var saving: [String: (Draft) -> Void] = [:]
}

/// Screens with text that the user edits.
extension Shape {
  private static func draft(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (DraftScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = DraftScreen()
      screen.loadViewIfNeeded()
      hold(screen)
      return screen
    }
  }
  /// Presents the draft in a sheet.
  private static func sheet(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", script: String,
    _ hold: @escaping @MainActor (DraftScreen) -> Void
  ) -> Shape {
    screen(name, verdict, keeper, script: script) { screen in
      screen.loaded = { screen in
        button(screen, "Write") { [weak screen] in
          let draft = DraftScreen()
          draft.loadViewIfNeeded()
          hold(draft)
          draft.isModalInPresentation = true
          draft.presentationController?.delegate = draft
          screen?.present(draft, animated: true)
        }
      }
    }
  }
  private static let weakened =
    "closure capture of type DraftScreen ← make this weak: frees all"

  static let editing: [Shape] = [
    draft("attachment in a text", .leaked, "ViewAttachment") { screen in
      let attachment = ViewAttachment()
      attachment.tapped = { screen.leave() }
      screen.text.attributedText = NSAttributedString(attachment: attachment)
    },
    draft("attachment in a text, weak", .none) { screen in
      let attachment = ViewAttachment()
      attachment.tapped = { [weak screen] in screen?.leave() }
      attachment.weakOwner = screen
      screen.text.attributedText = NSAttributedString(attachment: attachment)
    },
    draft("attachment in a label that owns the screen", .leaked, "ViewAttachment") { screen in
      let attachment = ViewAttachment()
      attachment.owner = screen
      let text = NSMutableAttributedString(string: "Photo ")
      text.append(NSAttributedString(attachment: attachment))
      screen.caption.attributedText = text
    },
    draft("attachment that draws a view of the screen's", .none) { screen in
      let attachment = ViewAttachment()
      attachment.view = UILabel()
      screen.attributed.append(NSAttributedString(attachment: attachment))
      screen.caption.attributedText = screen.attributed
    },
    draft("attribute with a closure", .leaked, "open") { screen in
      let mention = Mention("@kim")
      mention.open = { screen.leave() }
      screen.attributed.addAttribute(
        .mention, value: mention, range: NSRange(location: 0, length: 5))
    },
    draft("attribute with a closure, weak", .none) { screen in
      let mention = Mention("@kim")
      mention.open = { [weak screen] in screen?.leave() }
      screen.attributed.addAttribute(
        .mention, value: mention, range: NSRange(location: 0, length: 5))
    },
    draft("attribute with a closure that was removed", .none) { screen in
      let mention = Mention("@kim")
      mention.open = { screen.leave() }
      let all = NSRange(location: 0, length: 5)
      screen.attributed.addAttribute(.mention, value: mention, range: all)
      screen.attributed.removeAttribute(.mention, range: all)
    },
    draft("attributes of typed text", .leaked, "open") { screen in
      let mention = Mention("@lee")
      mention.open = { screen.leave() }
      screen.text.typingAttributes[.mention] = mention
    },
    draft("attribute in a text of a static", .abandoned, "static SavedTexts.latest") { screen in
      let mention = Mention("@kim")
      mention.open = { screen.leave() }
      SavedTexts.latest = NSAttributedString(string: "Hi", attributes: [.mention: mention])
    },
    draft("attribute in Swift's attributed string", .leaked, "open") { screen in
      let mention = Mention("@park")
      mention.open = { screen.leave() }
      var text = AttributedString("Hi")
      text[MentionAttribute.self] = MentionBox(mention: mention)
      screen.draft.changed = { _ in _ = text }
    },
    draft(
      "draft that asks with a new alert", .none, script: "open; tap Cancel; tap Discard"
    ) { screen in
      screen.ask = { screen in
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { _ in screen.leave() })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        screen.present(alert, animated: true)
      }
    },
    draft(
      "draft that asks with a new alert twice", .none,
      script: "open; tap Cancel; tap Keep; tap Cancel; tap Discard"
    ) { screen in
      screen.ask = { screen in
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { _ in screen.leave() })
        alert.addAction(
          UIAlertAction(title: "Keep", style: .cancel) { _ in screen.draft.saved = true })
        screen.present(alert, animated: true)
      }
    },
    draft(
      "draft that asks with its alert", .leaked, "alert",
      script: "open; tap Cancel; tap Discard"
    ) { screen in
      screen.ask = { screen in
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Discard", style: .destructive) { _ in screen.leave() })
        screen.alert = alert
        screen.present(alert, animated: true)
      }
    },
    draft(
      "draft that asks for a name", .none, script: "open; tap Cancel; tap Save"
    ) { screen in
      screen.ask = { screen in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = screen.draft.text }
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            screen.draft.text = alert?.textFields?.first?.text ?? ""
            screen.leave()
          })
        screen.present(alert, animated: true)
      }
    },
    draft(
      "draft that asks for a name of its alert", .leaked, "UIAlertController",
      script: "open; tap Cancel; tap Save"
    ) { screen in
      screen.ask = { screen in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { _ in
            screen.draft.text = alert.textFields?.first?.text ?? ""
            screen.leave()
          })
        screen.present(alert, animated: true)
      }
    },
    sheet(
      "sheet that asks before it goes", .none,
      script: "open; tap Write; tap Cancel; tap Discard; back"
    ) { draft in
      draft.ask = { draft in
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in draft.leave() })
        draft.present(alert, animated: true)
      }
    },
    sheet(
      "sheet that asks when it is pulled down", .none,
      script: "open; tap Write; swipe down; tap Discard; back"
    ) { draft in
      draft.ask = { draft in
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in draft.leave() })
        draft.present(alert, animated: true)
      }
    },
    sheet(
      "sheet whose draft tells it of changes", .leaked, "changed",
      script: "open; tap Write; tap Cancel; back"
    ) { draft in
      draft.draft.changed = { text in draft.isModalInPresentation = !text.isEmpty }
      draft.ask = { $0.leave() }
    },
    sheet(
      "sheet whose draft tells it of changes, weak", .none,
      script: "open; tap Write; tap Cancel; back"
    ) { draft in
      draft.draft.changed = { [weak draft] text in draft?.isModalInPresentation = !text.isEmpty }
      draft.ask = { $0.leave() }
    },
    draft("draft that saves itself", .abandoned, "run loop") { screen in
      screen.autosave = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in
        Drafts.saved["a"] = screen.draft.text
      }
    },
    draft("draft whose text alone is saved", .none) { screen in
      let draft = screen.draft
      screen.autosave = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { timer in
        Drafts.saved["b"] = draft.text
        timer.invalidate()
      }
    },
    draft("open draft whose change tells its screen", .abandoned, "static Drafts.open") { screen in
      screen.draft.changed = { screen.title = $0 }
      Drafts.open["a"] = screen.draft
    },
    draft("open draft of a closed screen", .none) { screen in
      screen.draft.changed = { [weak screen] in screen?.title = $0 }
      Drafts.open["b"] = screen.draft
    },
    draft(
      "edit history of closures", .leaked, "history[1]",
      cut: "history[1] → \(weakened)"
    ) { screen in
      screen.history.append { [draft = screen.draft] in draft.text = "" }
      screen.history.append { screen.text.text = "" }
    },
    draft("edit history of its values", .none) { screen in
      screen.history.append { [draft = screen.draft, text = screen.text] in text.text = draft.text }
    },
    draft("undo of a change that was made", .leaked, "UndoManager") { screen in
      screen.undo.registerUndo(withTarget: screen.draft) { $0.text = screen.text.text }
    },
    draft("undo of a change to its model", .none) { screen in
      screen.undo.registerUndo(withTarget: screen.draft) { $0.text = "" }
    },
    draft("undo within a group that ended", .leaked, "UndoManager") { screen in
      screen.undo.groupsByEvent = false
      screen.undo.beginUndoGrouping()
      screen.undo.registerUndo(withTarget: screen.draft) { _ in screen.leave() }
      screen.undo.endUndoGrouping()
    },
    draft("undo within a group, undone, redo forgotten", .none) { screen in
      screen.undo.groupsByEvent = false
      screen.undo.beginUndoGrouping()
      screen.undo.registerUndo(withTarget: screen.draft) { _ in screen.title = "Undone" }
      screen.undo.endUndoGrouping()
      screen.undo.undo()
      screen.undo.removeAllActions()
    },
    draft("save that is never asked for", .abandoned, "static Drafts.saving") { screen in
      Drafts.saving["a"] = { _ in screen.leave() }
    },
    draft("save that was asked for", .none) { screen in
      Drafts.saving["b"] = { _ in screen.title = "Saved" }
      Drafts.saving.removeValue(forKey: "b")?(screen.draft)
    },
  ]
}

private enum SavedTexts { static var latest: NSAttributedString? }
private struct MentionBox: Hashable {
  let mention: Mention
  static func == (one: MentionBox, other: MentionBox) -> Bool { one.mention === other.mention }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mention)) }
}
private enum MentionAttribute: AttributedStringKey {
  typealias Value = MentionBox
  static let name = "mention"
}
