import UIKit

private protocol PlaybackDelegate: AnyObject { func playbackEnded() }
/// The app's one player, which stays.
private final class PlaybackCenter {
  static let shared = PlaybackCenter()
  weak var delegate: (any PlaybackDelegate)?
  var queue: [Track] = []
  var commands: [String: [(Int) -> Bool]] = [:]
  var artwork: [Int: (UIView) -> Void] = [:]
  private(set) var history: [Track] = []
  let mini = MiniPlayerController()
  lazy var remote = RemoteCommands(center: self)
  func next() { if !queue.isEmpty { history.append(queue.removeFirst()) } }
}
private struct Track {
  let id: Int
  var ended: (() -> Void)?
  var source: Source = .local(0)
  enum Source {
    case local(Int)
    indirect case stream(Source, token: AnyObject?)
  }
}
private final class RemoteCommands {
  unowned let center: PlaybackCenter
  var play: (() -> Void)?
  init(center: PlaybackCenter) { self.center = center }
}
private final class MiniPlayerController: UIViewController {
  var expand: (() -> Void)?
}
private final class PlayerViewModel: PlaybackDelegate {
  let center = PlaybackCenter.shared
  var speeds = [1.0, 1.5]
  var lyrics: LyricsController?
  func playbackEnded() {}
}
private final class LyricsController: UIViewController {
  let model: PlayerViewModel
  init(_ model: PlayerViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class PlayerController: UIViewController {
  let model = PlayerViewModel()
  private(set) lazy var lyrics = LyricsController(model)
  private(set) lazy var sleepTimer: (TimeInterval) -> Timer = { [weak self] in
    Timer.scheduledTimer(withTimeInterval: $0, repeats: false) { _ in self?.pause() }
  }
  func pause() {}
}

/// A player screen over the app's player, which keeps a queue, commands and a mini player.
extension Shape {
  private static func playback(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (PlayerController) -> Void
  ) -> Shape {
    Shape("player, \(name)", verdict, keeper, cut: cut, script: script) {
      let screen = PlayerController()
      screen.model.center.delegate = screen.model
      wire(screen)
      return screen
    }
  }

  static let players: [Shape] = [
    playback("all right", .none) { screen in
      let center = screen.model.center
      center.queue = [Track(id: 1) { [weak screen] in screen?.pause() }]
      center.next()
      _ = center.remote
      _ = screen.sleepTimer(3)
    },
    playback(
      "end of a track in the history", .abandoned, "history",
      cut: "history[0].ended → closure capture of type PlayerController ← make this weak: frees all"
    ) { screen in
      screen.model.center.queue = [Track(id: 1) { screen.pause() }]
      screen.model.center.next()
    },
    playback(
      "token of a stream within a stream", .abandoned, "token",
      cut: "queue[0].source.stream.0.stream.token ← remove this: frees all"
    ) { screen in
      screen.model.center.queue = [
        Track(id: 1, source: .stream(.stream(.local(1), token: screen), token: nil))
      ]
    },
    playback(
      "mini player that expands to it", .abandoned, "expand",
      cut: "expand → closure capture of type PlayerController ← make this weak: frees all"
    ) { screen in
      screen.model.center.mini.expand = { screen.pause() }
    },
    playback("mini player that knows it", .none) { screen in
      screen.model.center.mini.expand = { [weak screen] in screen?.pause() }
    },
    playback(
      "mini player within it, handed back", .none, script: "repeat 2 { open; back }"
    ) { screen in
      let mini = screen.model.center.mini
      mini.willMove(toParent: nil)
      mini.view.removeFromSuperview()
      mini.removeFromParent()
      screen.addChild(mini)
      screen.view.addSubview(mini.view)
      mini.didMove(toParent: screen)
    },
    playback(
      "lyrics over it, twice", .none, script: "open; tap Lyrics; back; tap Lyrics; back; back"
    ) { screen in
      button(screen, "Lyrics") { [unowned screen] in
        screen.navigationController?.pushViewController(screen.lyrics, animated: true)
      }
    },
    playback(
      "lyrics in the model they have", .leaked, "lyrics",
      cut: "lyrics ← make this weak: frees all", script: "open; tap Lyrics; back; back"
    ) { screen in
      button(screen, "Lyrics") { [unowned screen] in
        screen.model.lyrics = screen.lyrics
        screen.navigationController?.pushViewController(screen.lyrics, animated: true)
      }
    },
    playback("artwork that a view waits for", .none, script: "repeat 3 { open; back }") { screen in
      let cover = CoverView()
      cover.player = screen
      screen.view.addSubview(cover)
      screen.model.center.artwork[1] = { cover.addSubview($0) }
    },
  ]
}
private final class CoverView: UIView {
  weak var player: UIViewController?
}
