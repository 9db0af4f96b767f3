import HeadlessUIKit

/// A screen that was in the hierarchy, with the view models that it brought.
///
/// A class, since the monitor moves screens about at every step, and copies would retain every field.
@MainActor final class Screen {
  let lifetime: Lifetime
  let label: ObjectLabel
  let made: Finding.Moment
  /// The numbers of its view models in the tracker.
  let models: Range<Int>
  /// When it left the hierarchy.
  var left: Finding.Moment?

  init(lifetime: Lifetime, label: ObjectLabel, made: Finding.Moment, models: Range<Int>) {
    self.lifetime = lifetime
    self.label = label
    self.made = made
    self.models = models
  }
}
