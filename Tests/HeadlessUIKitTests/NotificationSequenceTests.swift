import HeadlessUIKit
import Testing

/// `NotificationCenter.notifications(named:)`.
@MainActor struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let saved = Notification.Name("saved")

  @Test func `an iteration sees what is posted after it began, from its object alone`() async {
    let (mine, other) = (UIView(), UIView())
    center.post(name: saved, object: mine, userInfo: ["number": 0])
    var notifications = center.notifications(named: saved, object: mine).makeAsyncIterator()
    center.post(name: saved, object: mine, userInfo: ["number": 1])
    center.post(name: saved, object: other, userInfo: ["number": 2])
    center.post(name: Notification.Name("lost"), object: mine)
    center.post(name: saved, object: mine, userInfo: ["number": 3])
    var seen: [Int?] = []
    for _ in 0..<2 { seen.append(await notifications.next()?.userInfo?["number"] as? Int) }
    #expect(seen == [1, 3])
  }

  @Test func `a loop ends when its task is canceled, and releases its object`() async {
    var heard = 0
    weak var view: UIView?
    let task: Task<Void, Never>
    do {
      let target = UIView()
      view = target
      task = Task { @MainActor [center, saved] in
        for await _ in center.notifications(named: saved) {
          heard += 1
          target.tag = heard
        }
      }
    }
    await Task.yield()
    center.post(name: saved, object: nil)
    while heard == 0 { await Task.yield() }
    #expect(view != nil)
    task.cancel()
    await task.value
    center.post(name: saved, object: nil)
    await Task.yield()
    #expect(heard == 1)
    #expect(view == nil)
  }
}
