import HeadlessUIKit
import SwiftUI
import Testing

/// Alerts and action sheets of SwiftUI, as `camsh adopt` writes them.
@MainActor @Suite struct DialogTests {
  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private final class Model: ObservableObject {
    @Published var asks = true
    @Published var names = false
    @Published var name = ""
    var item: String? = "Tent"
    var chosen: [String] = []

    func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
    }
  }

  /// Shows a view with dialogs that the model controls.
  private func show(
    _ model: Model, _ add: @escaping (ViewOutline) -> Void
  ) -> (HeadlessDevice, UIViewController, UIWindow) {
    struct Root: View {
      @ObservedObject var model: Model
      let add: (ViewOutline) -> Void
      var body: ViewOutline {
        let outline = ViewOutline()
        outline.group { outline in outline.text("Home") }
        add(outline)
        return outline
      }
    }
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let root = UIHostingController(rootView: Root(model: model, add: add))
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    return (device, root, window)
  }

  private func tap(_ title: String, _ screen: UIViewController?) throws {
    let targets = try #require(screen?.view.tapTargets)
    try #require(targets.first { $0.title == title }).action()
  }

  @Test func `an action sheet's buttons run their actions and close it`() throws {
    let model = Model()
    let (device, root, window) = show(model) { outline in
      outline.actionSheet(isPresented: model.binding(\.asks)) { outline in
        outline.add(
          ActionSheet(
            title: Text("How?"), message: Text("Choose"),
            buttons: [
              .default(Text("By name")) { model.chosen.append("name") },
              .destructive(Text("None")), .cancel(Text("Back")),
            ]))
      }
    }
    let sheet = try #require(root.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.title == "How?")
    #expect(sheet.message == "Choose")
    #expect(sheet.actions.map(\.style) == [.default, .destructive, .cancel])
    try tap("By name", sheet)
    device.settle()
    #expect(model.chosen == ["name"])
    #expect(!model.asks)
    #expect(root.presentedViewController == nil)
    #expect(device.misuses.isEmpty)
    _ = window
  }

  @Test func `a button of an alert can show another alert with a field`() throws {
    let model = Model()
    let (device, root, window) = show(model) { outline in
      outline.alert(isPresented: model.binding(\.asks)) { outline in
        outline.add(
          Alert(
            title: Text("Save?"), primaryButton: .default(Text("Save")) { model.names = true },
            secondaryButton: .cancel()))
      }.alert(
        title: { $0.text("Name") }, isPresented: model.binding(\.names),
        actions: { outline in
          outline.field("Name", text: model.binding(\.name))
          outline.button("Done", role: .cancel, action: {})
        }, message: { $0.text("Any") })
    }
    #expect(root.presentedViewController?.title == "Save?")
    try tap("Save", root.presentedViewController)
    device.settle()
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.title == "Name")
    #expect(alert.message == "Any")
    #expect(alert.textFields?.first?.placeholder == "Name")
    try tap("Done", alert)
    device.settle()
    #expect(root.presentedViewController == nil)
    #expect(device.misuses.isEmpty)
    _ = window
  }

  @Test func `a confirmation can be cancelled, and closes with its binding`() throws {
    let model = Model()
    let (device, root, window) = show(model) { outline in
      outline.confirmationDialog(
        title: { $0.text("Delete") }, isPresented: model.binding(\.asks),
        presenting: model.item,
        actions: { outline, item in outline.button("Delete \(item)", role: .destructive) {} })
    }
    let dialog = try #require(root.presentedViewController as? UIAlertController)
    #expect(dialog.actions.map(\.title) == ["Delete Tent", "Cancel"])
    model.asks = false
    device.settle()
    #expect(root.presentedViewController == nil)
    model.asks = true
    device.settle()
    #expect(root.presentedViewController != nil)
    #expect(device.misuses.isEmpty)
    _ = window
  }
}
