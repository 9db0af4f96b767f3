import OpenCombine

/// The published properties of an object, with OpenCombine's default implementation of `objectWillChange`.
///
/// A module of its own, because OpenCombine's implementation can't be named where Combine's hides it.
package final class PublishedProperties: ObservableObject, CustomReflectable {
  private let object: AnyObject

  package init(of object: AnyObject) {
    self.object = object
  }

  /// OpenCombine finds published properties by reflection.
  package var customMirror: Mirror { Mirror(reflecting: object) }

  /// The publisher that the properties share; another one at each access if there are none.
  package var publisher: ObservableObjectPublisher { objectWillChange }
}
