import SwiftUI

final class TrailModel: ObservableObject {
  let id: Int
  @Published var isSaved = false
  var onSave: (() -> Void)?

  init(id: Int) {
    self.id = id
    // The mistake: the closure retains the model that stores it.
    onSave = { self.isSaved = true }
  }
}

struct TrailView: View {
  @StateObject var model: TrailModel
  let flow: MainFlow
  @EnvironmentObject private var settings: Settings
  @State private var showsPhotos = false

  var body: some View {
    VStack {
      Text(settings.showsMiles ? "3 mi" : "5 km")
      Text(model.isSaved ? "Saved" : "Not saved")
      Button("Save") { model.onSave?() }
      Button("Map") { flow.showMap(of: model.id) }
      Button("Note") { flow.note = Note(id: model.id) }
      Button("Photos") { showsPhotos = true }
    }
    .navigationTitle("Trail \(model.id)")
    .navigationDestination(isPresented: $showsPhotos) {
      PhotosView()
    }
  }

  init(model: @autoclosure @escaping () -> TrailModel, flow: MainFlow) {
    _model = StateObject(wrappedValue: model())
    self.flow = flow
  }
}

struct PhotosView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("No photos yet")
    Button("Close") { dismiss() }
  }
}

struct TrailMapView: View {
  let id: Int
  let flow: MainFlow

  var body: some View {
    Text("The map of trail \(id)")
    Button("Done") { flow.finish() }
  }
}

struct NoteView: View {
  let note: Note
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Text(settings.showsMiles ? "Note \(note.id), in miles" : "Note \(note.id), in kilometers")
  }
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Toggle("Miles", isOn: $settings.showsMiles)
      .navigationTitle("Settings")
  }
}
