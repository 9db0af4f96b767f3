import HeadlessUIKit
import SwiftUI
import Testing

@MainActor @Suite struct `A SwiftUI presentation` {
  /// What `camsh adopt` makes of `Text("List").fullScreenCover(isPresented: $isShown) { Text("Log in") }`.
  private struct Home: View {
    let isShown: Binding<Bool>

    var body: ViewOutline {
      let outline = ViewOutline()
      outline.group { outline in outline.text("List") }
        .fullScreenCover(isPresented: isShown) { outline in outline.text("Log in") }
      return outline
    }
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func `that is on from the start begins when its view appears`() {
    let device = HeadlessDevice.boot()
    let scene = Scene()
    let window = UIWindow(windowScene: device.application.connect(delegate: scene))
    var isShown = true
    let root = UIHostingController(
      rootView: Home(isShown: Binding(get: { isShown }, set: { isShown = $0 })))
    root.loadViewIfNeeded()
    #expect(root.presentedViewController == nil)
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    #expect(root.presentedViewController != nil)
    #expect(device.misuses.isEmpty)
  }
}
