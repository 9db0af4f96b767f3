import CoordinatorKit
import ShellLanguage

/// When an object that is gone was deallocated, as a value.
package struct Deallocation: Encodable, Equatable {
  package let step: Int
  /// `file:line:column`; nil at launch.
  package let location: String?
  /// The statement of that step.
  package let statement: String?

  package var words: String {
    let place = location.map { " (\($0))" } ?? ""
    return "deallocated at step \(step)\(place)" + (statement.map { ", after \($0)" } ?? "")
  }
}

extension Session {
  /// Replays the session to find the step that deallocated the last object that a type or label means.
  ///
  /// Nothing where no step did.
  func deallocation(of reference: ScreenReference) -> (ObjectLabel, Deallocation)? {
    var alive: [ObjectLabel] = []
    var statement: String?
    var last: (ObjectLabel, Deallocation)?
    rehearse(before: { next, _ in statement = next.text }) { session in
      let now = session.labels(meantBy: reference)
      if let gone = alive.last(where: { !now.contains($0) }) {
        let moment = session.moment
        last = (
          gone,
          Deallocation(
            step: moment.step, location: moment.location.map { "\($0)" },
            statement: moment.step == 0 ? nil : statement)
        )
      }
      alive = now
    }
    return last
  }
}
