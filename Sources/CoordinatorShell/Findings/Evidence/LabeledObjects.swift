import HeadlessUIKit
import RetainGraph

/// The live objects that some labels mean, found in one pass over all objects.
@MainActor struct LabeledObjects {
  typealias Match = (object: AnyObject, label: ObjectLabel)

  private let texts: Set<String>
  /// Most objects have another number, which is cheaper to compare than a name.
  private let numbers: Set<Int>
  private var matches: [String: Match] = [:]

  /// Finds coordinators, screens and models by the texts of their labels.
  init(_ texts: Set<String>, in session: Session) {
    self.texts = texts
    numbers = Set(
      texts.compactMap { text in
        text.lastIndex(of: "#").flatMap { Int(text[text.index(after: $0)...]) }
      })
    guard !numbers.isEmpty else { return }
    // A label that two objects share means the coordinator, or else the screen.
    for (object, ordinal) in session.monitor.tracker.numbered.reversed()
    where numbers.contains(ordinal) {
      take(object, ObjectLabel(type: type(of: object), number: ordinal))
    }
    for screen in session.device.instances.alive.reversed() { take(screen, screen.label) }
    for (label, coordinator) in session.labels.alive { take(coordinator.subject, label) }
  }

  /// The object whose label has this text, if it is alive.
  subscript(text: String) -> Match? { matches[text] }

  private mutating func take(_ object: AnyObject, _ label: ObjectLabel) {
    guard numbers.contains(label.number) else { return }
    let text = label.text
    if texts.contains(text) { matches[text] = (object, label) }
  }
}
