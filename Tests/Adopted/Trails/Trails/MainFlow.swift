import SwiftUI

enum Tab: Hashable {
  case trails
  case settings
}

enum Step: Hashable {
  case trail(Int)
  case map(Int)
}

/// Decides which screens are shown.
final class MainFlow: ObservableObject {
  @Published var tab = Tab.trails
  @Published var path = NavigationPath()
  @Published var note: Note?
  @Published private(set) var visits: [Visit] = []

  func open(_ id: Int) {
    visits.append(Visit(id: visits.count + 1, trail: id))
    path.append(Step.trail(id))
  }
  func showMap(of id: Int) { path.append(Step.map(id)) }
  func finish() { path = NavigationPath() }
  func showSettings() { tab = .settings }
}

struct Note: Identifiable {
  let id: Int
}

struct Visit: Identifiable {
  let id: Int
  let trail: Int
}
