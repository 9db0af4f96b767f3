import CoordinatorKit

extension Camplace {
  static let strongMapDelegate = Defect(
    "strong-map-delegate", "the map keeps its delegate, the coordinator that keeps the map")
  static let selfInBinding = Defect(
    "self-in-binding", "the view model's callback captures its screen strongly")
  static let immortalTimer = Defect(
    "immortal-timer", "a repeating timer that nobody invalidates keeps its screen")
  static let observerNeverRemoved = Defect(
    "observer-never-removed", "an observer of the favourites is never removed, and keeps its screen"
  )

  static let defects = [strongMapDelegate, selfInBinding, immortalTimer, observerNeverRemoved]
}
