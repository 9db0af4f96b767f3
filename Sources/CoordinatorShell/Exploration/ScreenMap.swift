/// The screens of an app and the moves between them, as far as an exploration has seen them.
///
/// Plain values without an encoding: reports, DOT, Mermaid and JSON are made of them elsewhere. Screens and
/// moves stand in the order in which they were found, which the seed and the number of moves decide.
package struct ScreenMap: Sendable, Equatable {
  /// A state of the app: its hierarchy by classes and structure, without numbers and data.
  package struct Place: Sendable, Equatable {
    /// The class of the screen in front.
    package let screen: String
    /// The title of that screen when it was first seen; empty where it has none.
    package let title: String
    /// The classes from the root of the window to the screen in front.
    package let path: [String]
    /// The classes of the attached coordinators, in the order of their tree.
    package let coordinators: [String]
    /// The statements of the shortest script that is known to lead here from launch.
    package let script: [String]
    /// How often the exploration came here.
    package let visits: Int
    /// How many moves are known here, and how many of them were never made.
    package let moves: Int
    package let untried: Int
    /// The display when the state was first seen, where pictures were wanted.
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

  /// A move that led from one place to another, or back to the same.
  package struct Passage: Sendable, Equatable {
    /// Indices among the places.
    package let from: Int
    package let to: Int
    /// The move as statements of a script.
    package let move: String
    package let kind: ExploredMove.Kind
    /// How often it was made with this result.
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
  /// The first is the launch.
  package let places: [Place]
  package let passages: [Passage]

  package init(app: String, places: [Place], passages: [Passage]) {
    self.app = app
    self.places = places
    self.passages = passages
  }
}
