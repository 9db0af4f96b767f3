import CoordinatorKit

extension Camplace {
  static let strongMapDelegate = Defect(
    "strong-map-delegate", "the map retains its delegate, the coordinator that retains the map",
    trigger: "root tabs")
  static let selfInBinding = Defect(
    "self-in-binding", "the view model's callback captures its screen strongly",
    trigger: "push detail 3; pop")
  static let immortalTimer = Defect(
    "immortal-timer", "a repeating timer that no code invalidates retains its screen",
    trigger: "push detail 3; pop")
  static let observerNeverRemoved = Defect(
    "observer-never-removed",
    "no code removes an observer of the favorites, which retains its screen",
    trigger: "push detail 3; back")

  static let defects = [strongMapDelegate, selfInBinding, immortalTimer, observerNeverRemoved]
}
