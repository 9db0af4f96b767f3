import SwiftUI

final class TreeListModel: ObservableObject {
  @Published private(set) var trees: [String] = []
  weak var delegate: TreeListDelegate?
  private let store: TreeStore

  init(store: TreeStore) {
    self.store = store
  }

  func load() { trees = store.names() }

  func plant() {
    store.plant(["Pear", "Apple", "Cherry"][trees.count % 3])
    load()
  }
}

struct TreeListView: View {
  @ObservedObject var model: TreeListModel
  @State private var showsHelp = false

  var body: some View {
    VStack(spacing: 12) {
      if model.trees.isEmpty {
        Text("No trees yet").foregroundStyle(.secondary)
      }
      ForEach(model.trees, id: \.self) { tree in
        TreeRow(name: tree)
          .padding(.horizontal)
          .onTapGesture { model.delegate?.didSelect(tree) }
      }
      Button("Plant", action: model.plant)
        .buttonStyle(.borderedProminent)
      Button {
        showsHelp = true
      } label: {
        Label("Help", systemImage: "questionmark")
      }
    }
    .onAppear(perform: model.load)
    .sheet(isPresented: $showsHelp) {
      HelpView()
    }
  }
}

struct TreeRow: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "leaf").resizable().frame(width: 20, height: 20)
      Text(name).font(.headline)
    }
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Got it") { dismiss() }
  }
}
