import UIKit

// MARK: UIKit's helpers of a screen

private final class InvoiceRenderer: UIPrintPageRenderer {
  let screen: UIViewController
  init(_ screen: UIViewController) {
    self.screen = screen
    super.init()
  }
}

private final class ProvidedTabs: UITabBarController {
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    let tab: UITab
    if strongly {
      tab = UITab(title: "A", image: nil, identifier: "a") { _ in self.page() }
    } else {
      tab = UITab(title: "A", image: nil, identifier: "a") { [weak self] _ in
        self?.page() ?? UIViewController()
      }
    }
    tabs = [tab]
  }
  required init?(coder: NSCoder) { nil }
  private func page() -> UIViewController { UIViewController() }
}

private final class FilePick: NSObject, UIDocumentPickerDelegate {
  private let onPick: ([URL]) -> Void
  init(_ onPick: @escaping ([URL]) -> Void) { self.onPick = onPick }
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { onPick(urls) }
}
private var filePickKey: UInt8 = 0
private final class AttachmentController: UIViewController, UIColorPickerViewControllerDelegate {
  enum Style { case field, associated, colors }
  private let style: Style
  private var pick: FilePick?
  private lazy var colors = UIColorPickerViewController()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Attach") { [unowned self] in attach() }
  }
  private func attach() {
    if style == .colors {
      colors.delegate = self
      present(colors, animated: true)
      return
    }
    let picker = UIDocumentPickerViewController(forExporting: [])
    let pick = FilePick { self.title = $0.first?.lastPathComponent }
    picker.delegate = pick
    if style == .field {
      self.pick = pick
    } else {
      objc_setAssociatedObject(picker, &filePickKey, pick, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    present(picker, animated: true)
  }
}

private final class HostActivity: UIActivity {
  let host: UIViewController
  init(_ host: UIViewController) {
    self.host = host
    super.init()
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
private final class SharingController: UIViewController {
  enum Style { case keepsItem, keepsActivity, local }
  private let style: Style
  private var lastShare: UIActivityViewController?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Share") { [unowned self] in
      let sheet = UIActivityViewController(
        activityItems: style == .keepsActivity ? ["a"] : [self],
        applicationActivities: style == .keepsItem ? nil : [HostActivity(self)])
      if style != .local { lastShare = sheet }
      present(sheet, animated: true)
    }
  }
}

private final class SegueController: UIViewController {
  private let remembers: Bool
  private var last: UIStoryboardSegue?
  init(remembers: Bool) {
    self.remembers = remembers
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Go") { [unowned self] in
      let next = UIViewController()
      let segue = UIStoryboardSegue(identifier: "go", source: self, destination: next) {
        self.navigationController?.pushViewController(next, animated: true)
      }
      prepare(for: segue, sender: nil)
      segue.perform()
    }
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if remembers { last = segue }
  }
}

/// Printers, pickers, share sheets, segues and tokens.
extension Shape {
  private static func tokens(
    _ name: String, _ verdict: Verdict, _ object: @escaping (Screen) -> Any
  )
    -> Shape
  {
    loaded(name, verdict, verdict == .none ? "" : "representedObject") { screen in
      let search = UISearchController(searchResultsController: nil)
      let token = UISearchToken(icon: nil, text: "here")
      token.representedObject = object(screen)
      search.searchBar.searchTextField.tokens = [token]
      screen.navigationItem.searchController = search
    }
  }
  private static func attachment(
    _ name: String, _ verdict: Verdict, cut: String? = nil, _ style: AttachmentController.Style
  ) -> Shape {
    Shape(
      name, verdict, verdict == .none ? "" : "pick", cut: cut,
      script: "open; tap Attach; dismiss; back"
    ) { AttachmentController(style) }
  }
  private static func share(
    _ name: String, _ verdict: Verdict, cut: String? = nil, _ style: SharingController.Style
  ) -> Shape {
    Shape(
      name, verdict, verdict == .none ? "" : "lastShare", cut: cut,
      script: "open; tap Share; dismiss; back"
    ) { SharingController(style) }
  }

  static let accessories: [Shape] = [
    .loaded(
      "printer's renderer that retains its screen", .abandoned, "UIPrintInteractionController"
    ) { screen in
      UIPrintInteractionController.shared.printPageRenderer = InvoiceRenderer(screen)
    },
    .loaded("printer's text of its screen", .none) { screen in
      UIPrintInteractionController.shared.printFormatter = UISimpleTextPrintFormatter(
        text: screen.title ?? "")
    },
    tokens("search token that stands for its screen", .leaked) { $0 },
    tokens("search token that stands for a weak screen", .none) { WeakBox(object: $0) },
    .loaded("pasteboard's item that is the screen's helper", .abandoned, "UIPasteboard") {
      let helper = Helper()
      helper.owner = $0
      UIPasteboard.general.setItems([["helper": helper]])
    },
    Shape(
      "tabs whose provider captures them", .leaked, "provider",
      cut: "provider → closure capture of type ProvidedTabs ← make this weak: frees all"
    ) { ProvidedTabs(strongly: true) },
    Shape("tabs whose provider knows them", .none) { ProvidedTabs(strongly: false) },
    attachment(
      "picker's delegate in a field, which captures its screen", .leaked,
      cut: "onPick → closure capture of type AttachmentController ← make this weak: frees all",
      .field),
    attachment("picker's delegate in the picker, which captures its screen", .none, .associated),
    attachment("lazy color picker whose delegate is its screen", .none, .colors),
    share("share sheet in a field, whose item is its screen", .leaked, .keepsItem),
    share(
      "share sheet in a field, whose activity owns its screen", .leaked,
      cut: "host ← make this weak: frees all", .keepsActivity),
    share("share sheet that owns its screen and goes", .none, .local),
    Shape(
      "segue that its source remembers", .leaked, "last", script: "open; tap Go; back; back"
    ) { SegueController(remembers: true) },
    Shape("segue that its source forgets", .none, script: "open; tap Go; back; back") {
      SegueController(remembers: false)
    },
  ]
}
