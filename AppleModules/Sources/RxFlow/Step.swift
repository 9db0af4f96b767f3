/// A state of the app that may lead to a navigation.
public protocol Step {}

/// A step that leads nowhere.
struct NoneStep: Step {}

public enum RxFlowStep: Step {
  case home
}
