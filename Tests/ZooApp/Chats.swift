import UIKit

/// The connection of the whole app.
private final class ChatSocket {
  static let shared = ChatSocket()
  enum Frame {
    case text(String)
    case ack(id: Int, done: (() -> Void)?)
  }
  var outbox: [Frame] = []
  var rooms: [String: Room] = [:]
  struct Room {
    var members: Set<String> = []
    var typing: ((String) -> Void)?
    weak var screen: ChatController?
  }
  var receipts: [Int: [Int: CheckedContinuation<Bool, Never>]] = [:]
}
private final class ChatDebouncer {
  private var item: DispatchWorkItem?
  func run(_ body: @escaping () -> Void) {
    item?.cancel()
    item = DispatchWorkItem { [weak self] in
      body()
      self?.item = nil
    }
    if let item { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item) }
  }
}
private final class ChatUpload {
  let progress = Progress(totalUnitCount: 10)
  var pieces: [ChatPiece] = []
  var finished: ((ChatUpload) -> Void)?
}
private final class ChatPiece {
  let upload: ChatUpload
  init(_ upload: ChatUpload) { self.upload = upload }
}
private final class ChatViewModel {
  let socket = ChatSocket.shared
  let debouncer = ChatDebouncer()
  var uploads: [ChatUpload] = []
  var draft = "" { didSet { changed?(draft) } }
  var changed: ((String) -> Void)?
  var sending: [Int: Task<Bool, Never>] = [:]
  func save() {}
}
private final class ChatCell: UITableViewCell {
  var retry: (() -> Void)?
  var message: ChatMessageModel?
}
private final class ChatMessageModel {
  var sent = false { didSet { render?(sent) } }
  var render: ((Bool) -> Void)?
}
private final class ChatController: UIViewController {
  let model = ChatViewModel()
  var cells: [ChatCell] = []
  var messages: [ChatMessageModel] = []
  var input: UIView?
  func scroll() {}
  func typed() {
    model.debouncer.run { [self] in scroll() }
  }
}

/// A chat with a socket of the app, uploads, messages and a debounced draft.
extension Shape {
  private static func chat(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ wire: @escaping @MainActor (ChatController) -> Void
  ) -> Shape {
    Shape("chat, \(name)", verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = ChatController()
      screen.model.changed = { [unowned screen] in screen.title = $0 }
      screen.model.socket.rooms["a"] = ChatSocket.Room(screen: screen)
      wire(screen)
      return screen
    }
  }

  static let chats: [Shape] = [
    chat("all right", .none) { screen in
      screen.model.socket.rooms["a"]?.typing = { [weak screen] in screen?.title = $0 }
      screen.typed()
    },
    chat(
      "room's typing handler", .abandoned, "typing",
      cut: "rooms[\"a\"].typing → closure capture of type ChatController ← "
        + "make this weak: frees all"
    ) { screen in screen.model.socket.rooms["a"]?.typing = { screen.title = $0 } },
    chat(
      "acknowledgement that is never sent", .abandoned, "outbox",
      cut: "outbox[0].ack.done → closure capture of type ChatController ← make this weak: frees all"
    ) { screen in
      screen.model.socket.outbox = [.ack(id: 1) { screen.scroll() }]
    },
    chat(
      "pieces that know their upload", .leaked, "upload",
      cut: "upload ← make this and 1 more like it weak: frees all"
    ) { screen in
      let upload = ChatUpload()
      upload.pieces = [ChatPiece(upload), ChatPiece(upload)]
      screen.model.uploads = [upload]
    },
    chat(
      "upload whose progress is cancelled by the screen", .leaked, "cancellationHandler",
      cut:
        "cancellationHandler → closure capture of type ChatController ← make this weak: frees all"
    ) { screen in
      let upload = ChatUpload()
      upload.progress.cancellationHandler = { screen.scroll() }
      screen.model.uploads = [upload]
    },
    chat("upload that tells its model", .none) { screen in
      let upload = ChatUpload()
      upload.finished = { [weak model = screen.model] done in
        model?.uploads.removeAll { $0 === done }
      }
      screen.model.uploads = [upload]
    },
    chat(
      "message that renders its cell", .leaked, "render",
      cut: "render → closure capture of type ChatCell ← make this weak: frees all"
    ) { screen in
      let cell = ChatCell()
      let message = ChatMessageModel()
      cell.message = message
      message.render = { cell.isHidden = !$0 }
      screen.cells = [cell]
      screen.view.addSubview(cell)
    },
    chat(
      "cell's retry in a stack", .leaked, "retry",
      cut: "retry → closure capture of type ChatController ← make this weak: frees all"
    ) { screen in
      let cell = ChatCell()
      cell.retry = { screen.typed() }
      screen.view.addSubview(UIStackView(arrangedSubviews: [cell]))
    },
    chat("receipt that never comes", .pending) { screen in
      screen.model.sending[1] = Task { @MainActor [model = screen.model] in
        let sent = await withCheckedContinuation {
          model.socket.receipts[1, default: [:]][1] = $0
        }
        screen.scroll()
        return sent
      }
    },
    chat(
      "accessory that owns its chat", .leaked, "chat",
      cut: "chat ← make this weak: frees all"
    ) { screen in
      let bar = ChatInputBar()
      bar.chat = screen
      screen.input = bar
    },
  ]
}
private final class ChatInputBar: UIView {
  var chat: UIViewController?
}
