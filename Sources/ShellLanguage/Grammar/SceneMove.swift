/// A `scene` command.
package enum SceneMove: Sendable, Equatable {
  /// Connects a new scene in front.
  case connect
  /// Disconnects the frontmost scene.
  case disconnect
  /// Brings a scene, numbered from 1, to the front.
  case show(Int)
}

extension SceneMove: CustomStringConvertible {
  /// The command in script syntax.
  package var description: String {
    switch self {
    case .connect: "connect"
    case .disconnect: "disconnect"
    case .show(let number): String(number)
    }
  }
}
