import UIKit

@propertyWrapper private final class Setting<Value> {
  var wrappedValue: Value { didSet { subscribers.forEach { $0(wrappedValue) } } }
  var subscribers: [(Value) -> Void] = []
  var projectedValue: Setting { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
private struct TwoWay<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  func map<New>(_ there: @escaping (Value) -> New, _ back: @escaping (New) -> Value)
    -> TwoWay<New>
  { TwoWay<New>(get: { there(get()) }, set: { set(back($0)) }) }
}
private enum SettingRow {
  case toggle(title: String, TwoWay<Bool>)
  case choice(title: String, options: [(String, () -> Void)])
  case custom(make: () -> UIView)
  indirect case footnote(String, of: SettingRow)
}
@resultBuilder private enum SettingRows {
  static func buildBlock(_ rows: [SettingRow]...) -> [SettingRow] { rows.flatMap { $0 } }
  static func buildExpression(_ row: SettingRow) -> [SettingRow] { [row] }
  static func buildOptional(_ rows: [SettingRow]?) -> [SettingRow] { rows ?? [] }
  static func buildEither(first: [SettingRow]) -> [SettingRow] { first }
  static func buildEither(second: [SettingRow]) -> [SettingRow] { second }
}
private final class SettingsStore {
  static let shared = SettingsStore()
  @Setting var dark = false
  @Setting var name = ""
}
private final class SettingsViewModel {
  @Setting var sound = true
  let store = SettingsStore.shared
  func binding<Value>(_ path: ReferenceWritableKeyPath<SettingsViewModel, Value>) -> TwoWay<Value> {
    TwoWay(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}
private final class SettingsController: UIViewController {
  let model = SettingsViewModel()
  var rows: [SettingRow] = []
  lazy var footer: UIView = UILabel()
  func build(@SettingRows _ rows: () -> [SettingRow]) { self.rows = rows() }
  func rebuild() {}
}

/// Rows of settings as values with bindings and actions, over a store of the app.
extension Shape {
  private static func settings(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ wire: @escaping (SettingsController) -> Void
  ) -> Shape {
    Shape("settings, \(name)", verdict, keeper, cut: cut) {
      let screen = SettingsController()
      wire(screen)
      return screen
    }
  }

  static let settingRows: [Shape] = [
    settings("all right", .none) { screen in
      screen.build {
        SettingRow.toggle(title: "Sound", screen.model.binding(\.sound))
        SettingRow.footnote(
          "On", of: .toggle(title: "Mute", screen.model.binding(\.sound).map({ !$0 }, { !$0 })))
        if screen.model.store.dark { SettingRow.custom { UIView() } }
        SettingRow.choice(title: "Name", options: [("a", { [weak screen] in screen?.rebuild() })])
      }
    },
    settings(
      "choice that rebuilds", .leaked, "rows",
      cut:
        "rows[0].choice.options[0].1 → closure capture of type SettingsController ← make this weak: frees all"
    ) { screen in
      screen.build { SettingRow.choice(title: "a", options: [("b", { screen.rebuild() })]) }
    },
    settings(
      "row made with the footer", .leaked, "rows",
      cut:
        "rows[0].footnote.of.custom.make → closure capture of type SettingsController ← make this weak: frees all"
    ) { screen in
      screen.build { SettingRow.footnote("a", of: .custom { screen.footer }) }
    },
    settings(
      "subscriber of the app's setting", .abandoned, "subscribers",
      cut: "subscribers[0] → closure capture of type SettingsController ← make this weak: frees all"
    ) { screen in
      screen.model.store.$dark.subscribers.append { _ in screen.rebuild() }
    },
    settings(
      "subscriber of its model's setting", .leaked, "subscribers",
      cut: "subscribers[0] → closure capture of type SettingsController ← make this weak: frees all"
    ) { screen in
      screen.model.$sound.subscribers.append { _ in screen.rebuild() }
    },
    settings("subscriber of a setting that knows its screen", .none) { screen in
      screen.model.store.$dark.subscribers.append { [weak screen] _ in screen?.rebuild() }
      screen.model.$sound.subscribers.append { [unowned screen] _ in screen.rebuild() }
    },
    settings(
      "setting that follows another of the app", .abandoned, "subscribers",
      cut: "subscribers[0] → closure capture of type SettingsViewModel ← make this weak: frees all"
    ) { screen in
      let model = screen.model
      model.store.$name.subscribers.append { model.sound = $0.isEmpty }
    },
    settings(
      "mapped binding of the screen", .leaked, "rows",
      cut:
        "rows[0].toggle.1.get → closure capture of type TwoWay<String>.get → closure capture of type SettingsController ← make both of these weak: frees all; and SettingsController#1 rows[0].toggle.1.get → closure capture of type TwoWay<String>.set → closure capture of type SettingsController"
    ) { screen in
      let binding = TwoWay<String>(get: { screen.title ?? "" }, set: { screen.title = $0 })
      screen.build { SettingRow.toggle(title: "a", binding.map({ $0 == "a" }, { $0 ? "a" : "" })) }
    },
  ]
}
