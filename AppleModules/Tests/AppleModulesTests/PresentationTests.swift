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

  /// What `camsh adopt` makes of a stack whose destination is an argument in parentheses.
  private struct Trail: View {
    let isShown: Binding<Bool>

    var body: ViewOutline {
      let outline = ViewOutline()
      outline.stack { outline in
        outline.group { outline in outline.text("Trail") }
          .navigationDestination(
            isPresented: isShown, destination: { outline in outline.text("Camp") }
          )
          .navigationDestination(
            for: Int.self, destination: { (outline: ViewOutline, _) in outline.text("Place") })
      }
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

  @Test func `that is a destination with its label is pushed`() throws {
    let device = HeadlessDevice.boot()
    let scene = Scene()
    let window = UIWindow(windowScene: device.application.connect(delegate: scene))
    let root = UIHostingController(rootView: Trail(isShown: .constant(true)))
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    let stack = try #require(root.children.first as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
  }
}
