import HeadlessUIKit
import SwiftUI
import Testing

@MainActor @Suite struct `A SwiftUI control's name` {
  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private struct Caption: View {
    let text: String

    var body: ViewOutline {
      let outline = ViewOutline()
      outline.text(text)
      return outline
    }
  }

  private struct Glyph: View {
    var body: ViewOutline {
      let outline = ViewOutline()
      outline.image("heart")
      return outline
    }
  }

  private struct Home: View {
    var body: ViewOutline {
      let outline = ViewOutline()
      outline.button(action: {}) { label in
        label.image("star")
        label.add(Caption(text: "See more"))
      }
      outline.button(action: {}) { label in label.add(Glyph()) }
      outline.link(destination: { $0.text("Detail") }) { label in
        label.group { $0.add(Caption(text: "Open")) }
      }
      return outline
    }
  }

  @Test func `is what the app's own view shows in its label`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let screen = UIHostingController(rootView: Home())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.settle()
    let buttons = screen.view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.title(for: .normal) } == ["See more", "heart", "Open"])
    #expect(!screen.view.subviews.contains { $0 is UILabel })
  }
}
