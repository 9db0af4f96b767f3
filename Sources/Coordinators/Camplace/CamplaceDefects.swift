import CoordinatorKit

extension Camplace {
  static let strongMapDelegate = Defect(
    "strong-map-delegate", "the map keeps its delegate, the coordinator that keeps the map",
    trigger: "root tabs")
  static let selfInBinding = Defect(
    "self-in-binding", "the view model's callback captures its screen strongly",
    trigger: "push detail 3; pop")
  static let immortalTimer = Defect(
    "immortal-timer", "a repeating timer that nobody invalidates keeps its screen",
    trigger: "push detail 3; pop")
  static let observerNeverRemoved = Defect(
    "observer-never-removed",
    "an observer of the favorites is never removed, and keeps its screen",
    trigger: "push detail 3; back")

  static let defects = [strongMapDelegate, selfInBinding, immortalTimer, observerNeverRemoved]
}
