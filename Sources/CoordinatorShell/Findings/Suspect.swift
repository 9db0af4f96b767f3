import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// An object that should have been deallocated and wasn't.
///
/// A suspect doesn't retain the object, so that its unexplained retains can be counted.
@MainActor package struct Suspect {
  package weak let object: AnyObject?
  package let label: ObjectLabel
  package let made: Finding.Moment?
  package let due: Finding.Moment?
  /// Whether it is a screen, or the view model of one.
  package var isOfScreen = false
  /// Whether it was in use again after it had left.
  package var hasReturned = false
  var isScreen: Bool { object is UIViewController }
  /// Whether it is the view model of a screen.
  var isModel: Bool { isOfScreen && !(object is UIViewController) }
}

extension LifeMonitor {
  /// All survivors: coordinators first, then screens, then view models.
  package func suspects(labels: CoordinatorLabels) -> [Suspect] {
    var suspects: [Suspect] = []
    for (label, due) in coordinators.detached + coordinators.ended {
      guard let coordinator = labels.object(label) else { continue }
      suspects.append(
        Suspect(
          object: coordinator.subject, label: label, made: coordinators.firstSeen(label), due: due,
          hasReturned: coordinators.returned.contains(label)))
    }
    for screen in departed {
      guard let viewController = screen.lifetime.viewController else { continue }
      suspects.append(
        Suspect(
          object: viewController, label: screen.label, made: screen.made, due: screen.left,
          isOfScreen: true, hasReturned: screen.hasReturned))
    }
    for screen in departed {
      for number in screen.models {
        guard let model = tracker.object(number: number),
          let identity = tracker.identity(of: model)
        else { continue }
        suspects.append(
          Suspect(
            object: model,
            label: ObjectLabel(type: type(of: model), number: identity.ordinal),
            made: screen.made, due: screen.left, isOfScreen: true,
            hasReturned: reusedModels.contains(number)))
      }
    }
    return suspects
  }
}
