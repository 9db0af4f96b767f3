import HeadlessUIKit

/// A screen that was in the hierarchy, with its view models.
///
/// A class, because the monitor moves screens at every step, and copies would retain every field.
@MainActor package final class Screen {
  package let lifetime: Lifetime
  package let label: ObjectLabel
  package let made: Finding.Moment
  /// The tracker's numbers of its view models.
  package let models: Range<Int>
  /// When it left the hierarchy.
  package var left: Finding.Moment?
  /// Whether it left the hierarchy and came back.
  package var hasReturned = false
  /// Who keeps it on purpose while it isn't in the hierarchy.
  package var owners: [Judge.Owner] = []

  package init(lifetime: Lifetime, label: ObjectLabel, made: Finding.Moment, models: Range<Int>) {
    self.lifetime = lifetime
    self.label = label
    self.made = made
    self.models = models
  }
}
