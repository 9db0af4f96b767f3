import Foundation
import HeadlessUIKit
import Testing

/// Values that an app sets and reads back.
@MainActor struct StoredValueTests {
  @Test func `a class has one appearance proxy, of its own type`() {
    HeadlessDevice.boot()
    UILabel.appearance().textColor = .red
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .blue
    #expect(UILabel.appearance().textColor == .red)
    #expect(UILabel().textColor != .red)
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    #expect(UIBarButtonItem.appearance() !== UITabBarItem.appearance())
  }

  @Test func `layout attributes know what they describe`() {
    let place = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: place)
    #expect(
      UICollectionViewLayoutAttributes(forCellWith: place).representedElementCategory == .cell)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header")
  }

  private final class ColoredAttributes: UICollectionViewLayoutAttributes {
    var color = ""
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? ColoredAttributes)?.color = color
      return copy
    }
  }

  @Test func `layout attributes of the app's own are copied with what it adds`() throws {
    let original = ColoredAttributes(forDecorationViewOfKind: "line", with: [0, 2])
    original.color = "red"
    original.alpha = 0.5
    let copy = try #require(original.copy(with: nil) as? ColoredAttributes)
    #expect(copy.color == "red")
    #expect(copy.alpha == 0.5)
    #expect(copy.representedElementKind == "line")
  }

  @Test func `a change of the text size names the new one`() {
    let device = HeadlessDevice.boot()
    nonisolated(unsafe) var heard: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { heard.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String) }
    device.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
    NotificationCenter.default.removeObserver(token)
    #expect(heard == [UIContentSizeCategory.extraLarge.rawValue])
  }

  @Test func `a hidden accessory view is not in its cell`() {
    HeadlessDevice.boot()
    let cell = UICollectionViewListCell()
    let button = UIButton(primaryAction: UIAction(title: "More") { _ in })
    func show(isHidden: Bool) {
      cell.accessories = [
        .disclosureIndicator(options: .init(tintColor: .red)),
        .customView(
          configuration: .init(customView: button, placement: .trailing(), isHidden: isHidden)),
      ]
    }
    show(isHidden: true)
    #expect(button.superview == nil)
    show(isHidden: false)
    #expect(button.superview === cell)
  }

  @Test func `a view controller keeps what assistive technologies read`() {
    HeadlessDevice.boot()
    let screen = UIViewController()
    screen.accessibilityLabel = "Places"
    screen.accessibilityIdentifier = "places"
    #expect(screen.accessibilityLabel == "Places")
    #expect(screen.accessibilityIdentifier == "places")
  }

  @Test func `a color literal is of the color type that its place expects`() {
    let layer = CALayer()
    layer.borderColor = colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor.red.cgColor)
    #expect(colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).cgColor == UIColor.red.cgColor)
  }

  @Test func `groupTableViewBackground equals systemGroupedBackground`() {
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test func `an animation keeps values by key`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
  }

  @Test func `the text of an HTML document has no tags, scripts or entities`() throws {
    let html = """
      <html><head><title>t</title></head><body><h1>Caf&eacute; &amp; Bar</h1><!-- note -->
      <p>Open&nbsp;&#9749; 5 &lt; 6<br>daily</p><script>if (a < b) { run() }</script></body></html>
      """
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(
      text.string.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Caf&eacute; & Bar", "Open\u{A0}☕ 5 < 6", "daily",
      ])
  }

  @Test func `an unclosed tag stays text`() throws {
    let text = try NSAttributedString(
      data: Data("a < b & c".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(text.string == "a < b & c")
  }

  @Test func `a document reads its file when it opens, and writes it when it closes with changes`()
    throws
  {
    final class Note: UIDocument {
      var text = ""

      override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
    }
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("note-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("first".utf8).write(to: url)
    let note = Note(fileURL: url)
    var hasOpened = false
    note.open { hasOpened = $0 }
    #expect(hasOpened)
    #expect(note.text == "first")
    note.text = "second"
    note.updateChangeCount(.done)
    note.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "second")
    let missing = Note(fileURL: url.appendingPathExtension("none"))
    missing.open { hasOpened = $0 }
    #expect(!hasOpened)
  }

  @Test func `a preview is presented on the view controller that the delegate provides`() {
    final class Presenter: UIViewController, UIDocumentInteractionControllerDelegate {
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController { self }
    }
    let stage = Stage()
    _ = stage.device
    let presenter = Presenter()
    stage.show(presenter)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/Plan.pdf"))
    #expect(!controller.presentPreview(animated: true))
    controller.delegate = presenter
    #expect(controller.presentPreview(animated: true))
    #expect(presenter.presentedViewController?.title == "Plan.pdf")
  }
}
