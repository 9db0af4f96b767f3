import HeadlessUIKit
import Testing

/// What is associated with objects.
@MainActor struct AssociatedObjectTests {
  private final class Note: NSObject {}
  private static var key: UInt8 = 0
  private static var otherKey: UInt8 = 0

  private func associate(
    _ value: Any?, with object: Any, _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN
  ) {
    objc_setAssociatedObject(object, &Self.key, value, policy)
  }

  private func associated(with object: Any) -> Any? { objc_getAssociatedObject(object, &Self.key) }

  @Test func `a responder retains its associated objects until it is deallocated`() {
    var view: UIView? = UIView()
    weak var kept: Note?
    if let view {
      let note = Note()
      kept = note
      associate(note, with: view)
    }
    #expect(kept != nil)
    #expect(view.flatMap { associated(with: $0) } as? Note === kept)
    #expect(view.flatMap { objc_getAssociatedObject($0, &Self.otherKey) } == nil)
    view = nil
    #expect(kept == nil)
  }

  @Test func `bar items and gesture recognizers retain their associated objects themselves`() {
    let owners: [any AssociatingObject] = [
      UIBarButtonItem(), UITabBarItem(), UITapGestureRecognizer(),
    ]
    for owner in owners {
      associate("text", with: owner)
      #expect(associated(with: owner) as? String == "text")
      owner.associatedObjects = nil
      #expect(associated(with: owner) == nil)
    }
  }

  @Test func `assigning nil or removing all releases associated objects`() {
    let view = UIView()
    associate("text", with: view)
    #expect(associated(with: view) as? String == "text")
    associate(nil, with: view)
    #expect(associated(with: view) == nil)
    associate(3, with: view)
    objc_removeAssociatedObjects(view)
    #expect(associated(with: view) == nil)
  }

  @Test func `an assign association retains nothing`() {
    let view = UIView()
    var note: Note? = Note()
    associate(note, with: view, .OBJC_ASSOCIATION_ASSIGN)
    #expect(associated(with: view) as? Note === note)
    note = nil
    #expect(associated(with: view) == nil)
  }

  @Test func `a deallocated object's associations end with the run loop turn`() {
    let device = HeadlessDevice.boot()
    var owner: Note? = Note()
    weak var kept: Note?
    if let owner {
      let value = Note()
      kept = value
      associate(value, with: owner)
    }
    owner = nil
    _ = device.settle()
    #expect(kept == nil)
  }

  @Test func `objects other than responders have associations too`() {
    let one = Note()
    let other = Note()
    associate("one", with: one)
    associate("other", with: other)
    #expect(associated(with: one) as? String == "one")
    #expect(associated(with: other) as? String == "other")
  }
}
