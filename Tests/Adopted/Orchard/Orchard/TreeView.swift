import SwiftUI

private struct SeasonKey: EnvironmentKey {
  static let defaultValue = "Winter"
}

extension EnvironmentValues {
  var season: String {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

final class TreeModel: ObservableObject {
  let name: String
  @Published var waterings = 0
  var onWater: () -> Void = {}

  init(name: String) {
    self.name = name
  }
}

struct TreeView: View {
  @StateObject private var model: TreeModel
  @State private var isRipe = false
  @Environment(\.season) private var season

  init(model: TreeModel) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View {
    List {
      Section {
        Text("\(model.name) in \(season)")
        Text("watered \(model.waterings)")
      }
      Toggle("Ripe", isOn: $isRipe)
      if isRipe {
        Text("Pick it")
      }
      Button("Water") { model.onWater() }
    }
    .listStyle(.insetGrouped)
  }
}
