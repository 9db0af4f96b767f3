/// What `scene` does.
package enum SceneMove: Sendable, Equatable {
  /// Connects one more, in front.
  case connect
  /// Disconnects the one in front.
  case disconnect
  /// Brings one to the front, counted from 1.
  case show(Int)
}

extension SceneMove: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    switch self {
    case .connect: "connect"
    case .disconnect: "disconnect"
    case .show(let number): String(number)
    }
  }
}
