import CoordinatorKit
import Dispatch
import Foundation
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What the count of an app's objects shows that nothing else watches.
///
/// Serialized, since all sessions share the heap.
@MainActor @Suite(.serialized) struct StateCensusTests {
  /// Runs a script of an app that does something at each visit to its screen.
  private func run(
    _ script: String, _ make: @escaping (MeetingViewController) -> Void
  ) -> HostedRun {
    AppHeap.counting = .always
    Archive.clear()
    defer {
      AppHeap.counting = .never
      Archive.clear()
    }
    return HostedRun(script, of: .scenes { MeetingsSceneDelegate(make) })
  }

  private static let visit = "tap Meet; back"
  private static let visits = "tap Meet; back; tap Meet; back; tap Meet; back; tap Meet; back"

  // MARK: What no root reaches

  @Test func `a leaked presenter is reported by the end of the script`() {
    let told = run(Self.visit) { _ in
      let presenter = AgendaPresenter()
      presenter.changed = { presenter.change() }
    }
    #expect(told.code == .findings)
    #expect(told.output.contains("leaked  AgendaPresenter#1"))
    #expect(told.output.contains("changed"))
  }

  @Test func `a leaked presenter is reported at the next visit to the same state`() {
    let told = run("\(Self.visit); expect finding leaked AgendaPresenter") { _ in
      let presenter = AgendaPresenter()
      presenter.peer = presenter
    }
    #expect(told.code == .ok, "\(told.errors)")
  }

  @Test func `a released presenter isn't a finding`() {
    let told = run(Self.visits) { _ in
      let presenter = AgendaPresenter()
      presenter.changed = { [weak presenter] in presenter?.change() }
    }
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `unattached coordinators that retain each other leak`() {
    let told = run("\(Self.visit); expect finding leaked AgendaCoordinator") { _ in
      let coordinator = AgendaCoordinator()
      coordinator.child = AgendaCoordinator()
      coordinator.child?.parent = coordinator
    }
    #expect(told.code == .ok, "\(told.errors)")
  }

  @Test func `a removed view that retains itself leaks`() {
    let told = run("\(Self.visit); expect finding leaked NoteView") { screen in
      let note = NoteView()
      note.tapped = { note.tag = 1 }
      screen.view.addSubview(note)
      note.removeFromSuperview()
    }
    #expect(told.code == .ok, "\(told.errors)")
  }

  @Test func `objects retained by a leaked screen have no separate finding`() {
    let told = run("\(Self.visit); expect finding leaked MeetingViewController") { screen in
      let presenter = AgendaPresenter()
      presenter.changed = { screen.title = "a" }
      screen.meet = { _ in presenter.change() }
      presenter.peer = AgendaPresenter()
    }
    #expect(told.code == .ok, "\(told.errors)\(told.output)")
  }

  @Test func `a presenter without a known holder is reported as such`() {
    let told = run(Self.visit) { _ in _ = Unmanaged.passRetained(AgendaPresenter()) }
    #expect(told.code == .findings, "\(told.output)")
    #expect(told.output.contains("retained by something that camsh can't read"))
  }

  @Test func `a word on a test runner's thread hides no finding`() {
    let isReady = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    defer { isOver.signal() }
    let told = run(Self.visit) { _ in
      let presenter = AgendaPresenter()
      let word = UInt(bitPattern: Unmanaged.passRetained(presenter).toOpaque())
      Thread.detachNewThread {
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: 8) { words in
          words.initialize(repeating: word)
          isReady.signal()
          isOver.wait()
          withExtendedLifetime(words[0]) {}
        }
      }
      isReady.wait()
    }
    #expect(told.code == .findings, "\(told.output)")
    #expect(told.output.contains("retained by something that camsh can't read"))
  }

  @Test func `objects of an earlier launch hide no later object`() throws {
    AppHeap.counting = .always
    defer { AppHeap.counting = .never }
    let heap = AppHeap()
    heap.begin()
    var presenters = (0..<64).map { _ in AgendaPresenter() }
    // What is alive at a second launch isn't the second launch's.
    heap.begin()
    presenters = []
    presenters = (0..<64).map { _ in AgendaPresenter() }
    let counts = try #require(heap.count(atEnd: false)).filter { $0.type == AgendaPresenter.self }
    let found = Set(heap.objects(of: counts).map { ObjectIdentifier($0) })
    #expect(presenters.allSatisfy { found.contains(ObjectIdentifier($0)) })
  }

  // MARK: What grows

  @Test func `presenters that increase at every visit are growing`() {
    let told = run("tap Meet; back; tap Meet; back; tap Meet; back") { _ in
      Archive.presenters.append(AgendaPresenter())
    }
    #expect(told.code == .findings)
    #expect(told.output.contains("growing  AgendaPresenter#"))
    #expect(told.output.contains("1 more at each of the last visits to the same screens"))
    #expect(told.output.contains("static Archive.presenters"))
  }

  @Test func `growth that ends is withdrawn`() {
    let visits = Array(repeating: Self.visit, count: 4).joined(separator: "; ")
    func run(_ script: String) -> HostedRun {
      self.run(script) { _ in
        if Archive.presenters.count < 4 { Archive.presenters.append(AgendaPresenter()) }
      }
    }
    #expect(run(visits).code == .findings)
    let told = run("\(visits); \(Self.visit)")
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `unshown screens that increase at every visit are growing`() {
    let told = run("\(Self.visits); expect finding growing UIViewController") { _ in
      Archive.screens.append(UIViewController())
    }
    #expect(told.code == .ok, "\(told.errors)\(told.output)")
  }

  @Test func `a cache that has one presenter for each topic settles`() {
    let told = run(Self.visits) { _ in
      if Archive.byTopic["agenda"] == nil { Archive.byTopic["agenda"] = AgendaPresenter() }
    }
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `a pool of at most two views settles`() {
    let told = run(Self.visits) { screen in
      if Archive.pool.count < 2 { Archive.pool.append(NoteView()) }
    }
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `model data that the app stores may grow`() {
    let told = run(Self.visits) { _ in Archive.notes.append(Note("a")) }
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `views added to a persistent screen at every visit are growing`() {
    let told = run("\(Self.visits); expect finding growing NoteView") { screen in
      screen.navigationController?.view.addSubview(NoteView())
    }
    #expect(told.code == .ok, "\(told.errors)\(told.output)")
  }
}
