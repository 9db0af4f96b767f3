import SwiftUI

@main
struct TrailsApp: App {
  @StateObject private var settings = Settings()
  @StateObject private var flow = MainFlow()

  var body: some Scene {
    WindowGroup {
      if settings.isWelcomed {
        MainView(flow: flow)
          .environmentObject(settings)
      } else {
        VStack {
          Text("Welcome")
          Button("Start") { settings.isWelcomed = true }
        }
      }
    }
  }
}

final class Settings: ObservableObject {
  @Published var isWelcomed = false
  @Published var showsMiles = false
}
