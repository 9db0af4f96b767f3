import UIKit

/// Pairs that know each other, where the name of one field says which owns the other.
private final class TransferManager {
  var current: Transfer?
  var all: [Transfer] = []
}
private final class Transfer {
  var manager: TransferManager?
  var bytes = 0
}
private final class CardStack {
  var top: StackedCard?
}
private final class StackedCard {
  var stack: CardStack?
  var container: CardStack?
}
private final class BillingHost {
  var plugin: BillingPlugin?
}
private final class BillingPlugin {
  var host: BillingHost?
  var source: BillingHost?
}
private final class DocumentModel {
  var editor: DocumentEditor?
  lazy var index = DocumentIndex(document: self)
}
private final class DocumentEditor {
  var document: DocumentModel
  init(_ document: DocumentModel) { self.document = document }
}
private final class DocumentIndex {
  let document: DocumentModel
  init(document: DocumentModel) { self.document = document }
}
private final class NamingScreen: UIViewController {
  let transfers = TransferManager()
  let stack = CardStack()
  let billing = BillingHost()
  let document = DocumentModel()
  var history: [NamingPage] = []
}
private final class NamingPage: UIViewController {
  var show: (() -> Void)?
  var list: NamingList?
}
private final class NamingList {
  var pages: [NamingPage] = []
  var byName: [String: NamingPage] = [:]
}

extension Shape {
  private static func naming(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ wire: @escaping (NamingScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = NamingScreen()
      wire(screen)
      return screen
    }
  }
  private static func weaken(_ field: String) -> String { "\(field) ← make this weak: frees all" }

  static let naming: [Shape] = [
    naming("transfer that owns its manager", .leaked, "manager", cut: weaken("manager")) { screen in
      let transfer = Transfer()
      transfer.manager = screen.transfers
      screen.transfers.current = transfer
    },
    naming(
      "transfers that own their manager", .leaked, "manager",
      cut: "manager ← make this and 1 more like it weak: frees all"
    ) { screen in
      screen.transfers.all = [Transfer(), Transfer()]
      screen.transfers.all.forEach { $0.manager = screen.transfers }
    },
    naming("card that owns its stack", .leaked, "container", cut: weaken("container")) { screen in
      let card = StackedCard()
      card.container = screen.stack
      screen.stack.top = card
    },
    naming("plugin that owns its host", .leaked, "host", cut: weaken("host")) { screen in
      let plugin = BillingPlugin()
      plugin.host = screen.billing
      screen.billing.plugin = plugin
    },
    naming("gap: editor that owns its document", .leaked, "document", cut: weaken("document")) {
      screen in
      screen.document.editor = DocumentEditor(screen.document)
    },
    naming("lazy index that owns its document", .leaked, "document", cut: weaken("document")) {
      screen in
      _ = screen.document.index
    },
    naming(
      "page whose closure captures the list of pages", .leaked, "show",
      cut: "show → closure capture of type NamingList ← make this weak: frees all"
    ) { screen in
      let list = NamingList()
      let page = NamingPage()
      list.pages = [page]
      page.show = { list.pages = [] }
      screen.addChild(page)
    },
    naming(
      "page whose closure captures the pages by name", .leaked, "show",
      cut: "show → closure capture of type NamingList ← make this weak: frees all"
    ) { screen in
      let list = NamingList()
      let page = NamingPage()
      list.byName["a"] = page
      page.show = { list.byName = [:] }
      screen.addChild(page)
    },
    naming(
      "page that owns the list of pages", .leaked, "pages",
      cut: "pages[0] ← remove this: frees all"
    ) { screen in
      let list = NamingList()
      let page = NamingPage()
      list.pages = [page]
      page.list = list
      screen.addChild(page)
    },
  ]
}
