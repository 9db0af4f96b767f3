import SwiftUI

struct MainView: View {
  @ObservedObject var flow: MainFlow

  var body: some View {
    TabView(selection: $flow.tab) {
      NavigationStack(path: $flow.path) {
        TrailListView(flow: flow)
          .navigationDestination(for: Step.self) { step in
            switch step {
            case .trail(let id): TrailView(model: TrailModel(id: id), flow: flow)
            case .map(let id): TrailMapView(id: id, flow: flow)
            }
          }
      }
      .tabItem { Label("Trails", systemImage: "figure.hiking") }
      .tag(Tab.trails)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(Tab.settings)
    }
    .sheet(item: $flow.note) { note in
      NoteView(note: note)
    }
  }
}

struct TrailListView: View {
  @ObservedObject var flow: MainFlow

  var body: some View {
    List {
      Button("Ridge") { flow.open(1) }
      NavigationLink("Lake", value: Step.trail(2))
      Button("Both") {
        flow.open(1)
        flow.showMap(of: 1)
      }
      Button("Units") { flow.showSettings() }
      ForEach(flow.visits) { visit in
        Button("Visit \(visit.id)") { flow.open(visit.trail) }
      }
    }
    .navigationTitle("Trails")
  }
}
