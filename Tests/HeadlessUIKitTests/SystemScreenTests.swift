import Foundation
import HeadlessUIKit
import Testing

/// What users do in screens that are iOS's own.
@MainActor struct SystemScreenTests {
  let stage = Stage()

  private final class Owner: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    var events: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = info[.originalImage] as? UIImage
      let kind = info[.editedImage] == nil ? "a photo" : "an edited photo"
      events.append("picked \(kind) \(image?.size.width ?? 0) wide")
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      events.append("cancelled")
      picker.dismiss(animated: true)
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      events += urls.map {
        "picked \($0.lastPathComponent), \((try? Data(contentsOf: $0))?.count ?? 0) bytes"
      }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      events.append("cancelled")
    }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      events.append("selected \(color == .systemRed)")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      events.append("finished")
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      events.append("picked a font \(viewController.selectedFontDescriptor != nil)")
    }
  }

  private let owner = Owner()

  private func present(_ screen: UIViewController) {
    if stage.window.rootViewController !== stage.root { stage.show(stage.root) }
    stage.root.present(screen, animated: true)
    stage.device.settle()
  }

  private func tap(_ title: String) throws {
    let target = try #require(stage.device.finger.targets.first { $0.title == title })
    try stage.device.finger.tap(target)
    stage.device.settle()
  }

  @Test func `users choose a photo, take one, or cancel`() throws {
    let library = UIImagePickerController()
    library.delegate = owner
    present(library)
    try tap("Photo")
    let camera = UIImagePickerController()
    camera.sourceType = .camera
    camera.allowsEditing = true
    camera.delegate = owner
    present(camera)
    try tap("Use Photo")
    present(library)
    try tap("Cancel")
    #expect(
      owner.events == [
        "picked a photo 4032.0 wide", "picked an edited photo 4032.0 wide", "cancelled",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `users choose a document that exists, save one, or swipe the picker down`() throws {
    let picker = UIDocumentPickerViewController(documentTypes: ["com.adobe.pdf"], in: .import)
    picker.delegate = owner
    present(picker)
    try tap("Document")
    let exporter = UIDocumentPickerViewController(
      forExporting: [FileManager.default.temporaryDirectory.appendingPathComponent("Notes.txt")])
    exporter.delegate = owner
    present(exporter)
    try tap("Save")
    present(picker)
    try stage.device.finger.swipeDown()
    stage.device.settle()
    #expect(
      owner.events == ["picked Document.pdf, 10 bytes", "picked Notes.txt, 0 bytes", "cancelled"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `users choose a color until they close the picker`() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = owner
    present(picker)
    try tap("Red")
    try tap("Close")
    #expect(owner.events == ["selected true", "finished"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `users choose a font`() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = owner
    present(picker)
    try tap("System")
    try tap("Cancel")
    #expect(owner.events == ["picked a font true"])
    #expect(stage.root.presentedViewController == nil)
  }

  private final class Archive: UIActivity {
    override var activityTitle: String? { "Archive" }
    override var activityType: ActivityType? { ActivityType("archive") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { activityDidFinish(true) }
  }

  /// An activity with a screen of its own, which ends it.
  private final class Export: UIActivity {
    override var activityTitle: String? { "Export" }
    override var activityType: ActivityType? { ActivityType("export") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override var activityViewController: UIViewController? { screen }
    private let screen = UIViewController()
  }

  @Test func `a share sheet closes together with the screen of its activity`() throws {
    var told: [String] = []
    let export = Export()
    let sheet = UIActivityViewController(
      activityItems: ["text"], applicationActivities: [export])
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
      told.append("\(type?.rawValue ?? "nothing") \(isCompleted)")
    }
    present(sheet)
    try tap("Export")
    #expect(sheet.presentedViewController === export.activityViewController)
    export.activityDidFinish(true)
    stage.device.settle()
    #expect(told == ["export true"])
    #expect(stage.root.presentedViewController == nil)
  }

  private func share(_ done: @escaping (String) -> Void) -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: ["text"], applicationActivities: [Archive()])
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
      done("\(type?.rawValue ?? "nothing") \(isCompleted)")
    }
    present(sheet)
    return sheet
  }

  @Test func `a share sheet reports the user's choice, and releases its handler`() throws {
    var told: [String] = []
    let sheets = try ["Copy", "Archive", "Close"].map { title in
      let sheet = share { told.append($0) }
      try tap(title)
      return sheet
    }
    _ = share { told.append($0) }
    try stage.device.finger.swipeDown()
    stage.device.settle()
    #expect(
      told == [
        "com.apple.UIKit.activity.CopyToPasteboard true", "archive true", "nothing false",
        "nothing false",
      ])
    #expect(sheets.allSatisfy { $0.completionWithItemsHandler == nil })
    #expect(stage.root.presentedViewController == nil)
  }
}
