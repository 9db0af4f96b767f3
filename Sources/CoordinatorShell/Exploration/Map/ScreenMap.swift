/// The screens of an app and the moves between them, as far as an exploration has seen them.
///
/// DOT, Mermaid and JSON are written from these values. Screens and moves have the order in which
/// they were found, which depends only on the seed and the number of moves.
package struct ScreenMap: Sendable, Equatable {
  /// A state of the app: the classes and structure of its hierarchy, without instance numbers and
  /// data.
  package struct Place: Sendable, Equatable {
    /// The class of the screen in front.
    package let screen: String
    /// The title of that screen when it was first seen; empty if it has none.
    package let title: String
    /// The classes from the root of the window to the screen in front.
    package let path: [String]
    /// The classes of the attached coordinators, in the order of their tree.
    package let coordinators: [String]
    /// The statements of the shortest known script from launch to this state.
    package let script: [String]
    /// How often the exploration reached the state.
    package let visits: Int
    /// The number of known moves, and of untried ones among them.
    package let moves: Int
    package let untried: Int
    /// The display when the state was first seen; nil if no report shows it.
    package let picture: ScreenPicture?

    package init(
      screen: String, title: String, path: [String], coordinators: [String], script: [String],
      visits: Int, moves: Int, untried: Int, picture: ScreenPicture? = nil
    ) {
      self.screen = screen
      self.title = title
      self.path = path
      self.coordinators = coordinators
      self.script = script
      self.visits = visits
      self.moves = moves
      self.untried = untried
      self.picture = picture
    }
  }

  /// A move from one place to another, or back to the same.
  package struct Passage: Sendable, Equatable {
    /// Indices of places.
    package let from: Int
    package let to: Int
    /// The statements of the move.
    package let move: String
    package let kind: ExploredMove.Kind
    /// How often the move had this result.
    package let count: Int

    package init(from: Int, to: Int, move: String, kind: ExploredMove.Kind, count: Int) {
      self.from = from
      self.to = to
      self.move = move
      self.kind = kind
      self.count = count
    }
  }

  package let app: String
  /// The places; the first is the launch.
  package let places: [Place]
  package let passages: [Passage]

  package init(app: String, places: [Place], passages: [Passage]) {
    self.app = app
    self.places = places
    self.passages = passages
  }
}
