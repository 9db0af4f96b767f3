import HeadlessUIKit
import Testing

@MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0

    func set(_ new: Int, recordingIn undo: UndoManager) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old, recordingIn: undo) }
      value = new
    }
  }

  @Test func `undoing reverses the changes of a run loop turn, and redoing repeats them`() {
    let device = HeadlessDevice.boot()
    let (undo, counter) = (UndoManager(), Counter())
    counter.set(1, recordingIn: undo)
    counter.set(2, recordingIn: undo)
    device.settle()
    counter.set(3, recordingIn: undo)
    undo.setActionName("Counting")
    #expect(undo.undoMenuItemTitle == "Undo Counting")
    undo.undo()
    #expect(counter.value == 2)
    #expect(undo.redoMenuItemTitle == "Redo Counting")
    undo.undo()
    #expect(counter.value == 0)
    #expect(!undo.canUndo)
    undo.redo()
    #expect(counter.value == 2)
    #expect(undo.canUndo)
    counter.set(7, recordingIn: undo)
    #expect(!undo.canRedo)
  }

  @Test func `targets are not retained, and nothing is recorded while recording is disabled`() {
    HeadlessDevice.boot()
    let undo = UndoManager()
    weak var target: Counter?
    do {
      let counter = Counter()
      target = counter
      counter.set(1, recordingIn: undo)
    }
    #expect(target == nil)
    undo.undo()
    let counter = Counter()
    undo.disableUndoRegistration()
    counter.set(1, recordingIn: undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
  }

  @Test func `a responder's undo manager is its window's`() {
    let stage = Stage()
    let view = UIView()
    stage.root.view.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === stage.window.undoManager)
    #expect(UIView().undoManager == nil)
  }
}
