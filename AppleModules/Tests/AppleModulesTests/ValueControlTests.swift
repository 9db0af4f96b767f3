import Combine
import Foundation
import HeadlessUIKit
import SwiftUI
import Testing

/// The controls of a view that change a value, as `camsh adopt` writes them.
@MainActor @Suite struct ValueControlTests {
  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  @MainActor private final class Order: ObservableObject {
    @Published var count = 2
    @Published var ratio = 0.5
    @Published var size = Size.small
    @Published var gift: Size?
    @Published var day = Date(timeIntervalSinceReferenceDate: 0)
    @Published var price: Double? = 1.5
    @Published var color = Color.red
    @Published var rows = [Row(name: "one", isOn: false), Row(name: "two", isOn: false)]
    var changes: [String] = []
    var isEditing = false
  }

  private struct Row {
    var name: String
    var isOn: Bool
  }

  /// A view whose outline a closure writes.
  private struct Screen: View {
    @ObservedObject var order: Order
    @Environment(\.editMode) var mode
    let build: (ViewOutline, ObjectBindings<Order>) -> Void
    var body: ViewOutline {
      order.isEditing = mode?.wrappedValue.isEditing ?? false
      return ViewOutline { build($0, $order) }
    }
  }

  private let order = Order()
  private let device = HeadlessDevice.boot()
  private let scene = Scene()

  private func show(_ build: @escaping (ViewOutline, ObjectBindings<Order>) -> Void) -> UIView {
    let window = UIWindow(windowScene: device.application.connect(delegate: scene))
    let root = UIHostingController(rootView: Screen(order: order, build: build))
    window.rootViewController = root
    window.makeKeyAndVisible()
    scene.window = window
    device.settle()
    return root.view
  }

  private func first<Control: UIView>(_ type: Control.Type, in view: UIView) throws -> Control {
    try #require(view.subviews.lazy.compactMap { $0 as? Control }.first)
  }

  @Test func `a stepper moves the value of its binding by its step and within its range`() throws {
    let view = show { outline, order in
      outline.stepper(title: { $0.text("Guests") }, value: order.count, in: 1...6, step: 2)
    }
    let stepper = try first(UIStepper.self, in: view)
    #expect(stepper.accessibilityLabel == "Guests")
    stepper.step(up: true)
    stepper.step(up: true)
    #expect(order.count == 6)
    stepper.step(up: false)
    #expect(order.count == 4)
  }

  @Test func `a stepper with closures calls them`() throws {
    let view = show { outline, _ in
      outline.stepper(
        title: { $0.text("Guests") }, onIncrement: { order.count += 10 },
        onDecrement: { order.count -= 1 })
    }
    try first(UIStepper.self, in: view).step(up: true)
    device.settle()
    try first(UIStepper.self, in: view).step(up: false)
    #expect(order.count == 11)
  }

  @Test func `a slider sets its binding to a step and notifies observers of the value`() throws {
    let view = show { outline, binding in
      outline.group { outline in
        outline.slider(value: binding.ratio, in: 0...2, step: 0.5) { order.changes.append("\($0)") }
      }
      .onChange(of: order.ratio) { order.changes.append("\($0) to \($1)") }
    }
    try first(UISlider.self, in: view).drag(to: 1.6)
    device.settle()
    #expect(order.changes == ["true", "false", "0.5 to 1.5"])
  }

  @Test func `a picker selects the tags of its options`() throws {
    let view = show { outline, order in
      outline.picker(title: { $0.text("Size") }, selection: order.size) { outline in
        outline.text("Choose")
        outline.group { $0.text("S") }.tag(Size.small)
        outline.group { $0.text("L") }.tag(Size.large)
      }
    }
    let picker = try first(UISegmentedControl.self, in: view)
    #expect(picker.accessibilityLabel == "Size")
    #expect(picker.selectedSegmentIndex == 0)
    try device.finger.tap("L", in: view)
    #expect(order.size == .large)
    device.settle()
    #expect(try first(UISegmentedControl.self, in: view).selectedSegmentIndex == 1)
  }

  @Test func `a picker selects the identifiers of a loop's elements, also for an optional`() throws
  {
    let view = show { outline, order in
      outline.picker(title: { $0.text("Gift") }, selection: order.gift) { outline in
        outline.group { $0.text("None") }.tag(Size?.none)
        for size in Size.allCases { outline.option(size) { $0.text(size.rawValue) } }
      }
    }
    #expect(try first(UISegmentedControl.self, in: view).selectedSegmentIndex == 0)
    try device.finger.tap("large", in: view)
    #expect(order.gift == .large)
    device.settle()
    #expect(try first(UISegmentedControl.self, in: view).selectedSegmentIndex == 2)
  }

  @Test func `pickers of dates and colors set their bindings`() throws {
    let view = show { outline, order in
      outline.datePicker(
        title: { $0.text("Day") }, selection: order.day, in: Date.distantPast...,
        displayedComponents: .date)
      outline.colorPicker(title: { $0.text("Color") }, selection: order.color)
    }
    let picker = try first(UIDatePicker.self, in: view)
    #expect(picker.datePickerMode == .date)
    picker.choose(Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(order.day.timeIntervalSinceReferenceDate == 86_400)
    let well = try first(UIColorWell.self, in: view)
    well.selectedColor = .blue
    well.sendActions(for: .valueChanged)
    #expect(order.color == .blue)
  }

  @Test func `a field for a value reads what is typed by its format`() throws {
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    let view = show { outline, order in
      outline.field("Price", value: order.price, format: format)
    }
    let field = try first(UITextField.self, in: view)
    #expect(field.text == "1.5")
    field.text = "2.25"
    field.sendActions(for: .editingChanged)
    #expect(order.price == 2.25)
  }

  @Test func `a loop over a binding changes the elements`() throws {
    let view = show { outline, order in
      outline.each(order.rows) { outline, $row in outline.toggle(row.name, isOn: $row.isOn) }
    }
    try device.finger.tap("two", in: view)
    #expect(order.rows.map(\.isOn) == [false, true])
  }

  @Test func `an edit button begins and ends editing`() throws {
    let view = show { outline, _ in outline.add(EditButton()) }
    try device.finger.tap("Edit", in: view)
    device.settle()
    #expect(order.isEditing)
    try device.finger.tap("Done", in: view)
    device.settle()
    #expect(!order.isEditing)
  }

  @Test func `a menu's button has an action for each button, toggle, and option`() throws {
    let view = show { outline, binding in
      outline.menu(title: { $0.text("More") }) { outline in
        outline.button("Share") { order.changes.append("share") }
        outline.picker(selection: binding.size) { outline in
          for size in Size.allCases { outline.option(size) { $0.text(size.rawValue) } }
        }
      }
    }
    let button = try first(UIButton.self, in: view)
    #expect(button.currentTitle == "More")
    #expect(view.subviews.count == 1)
    try device.finger.tap("Share", in: view)
    try device.finger.tap("large", in: view)
    #expect(order.changes == ["share"])
    #expect(order.size == .large)
  }

  @Test func `a view's context menu opens when the user presses the view`() throws {
    let view = show { outline, _ in
      outline.group { $0.text("Oak") }.contextMenu { outline in
        outline.button("Cut down") { order.changes.append("cut") }
      }
    }
    #expect(view.subviews.count == 1)
    let screen = try #require(view.next as? UIViewController)
    let place = try #require(device.finger.pressTargets(on: screen).first)
    #expect(place.place.title == "Oak")
    try device.finger.press(place, choosing: "Cut down")
    #expect(order.changes == ["cut"])
  }

  @Test func `each row of a list has a button that deletes it`() throws {
    let view = show { outline, _ in
      outline.group { outline in
        for row in order.rows { outline.row { $0.text(row.name) } }
      }
      .onDelete { order.rows.remove(atOffsets: $0) }
    }
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Delete", "Delete"])
    buttons[1].sendActions(for: .touchUpInside)
    #expect(order.rows.map(\.name) == ["one"])
  }

  @Test func `texts show values in their formats`() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    let view = show { outline, _ in
      outline.text(0.25, format: percent)
      outline.text(NSNumber(value: 3), formatter: formatter)
    }
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["25%", "3.00"])
  }

  @Test func `a tab's value has the type of the selection`() throws {
    var selected = Size.large
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let outline = ViewOutline { outline in
      outline.tabs(selection: selection) { outline, tabSelection in
        outline.tab("Small", value: .small, of: tabSelection) { $0.text("s") }
        outline.tab("Large", value: .large, of: tabSelection) { $0.text("l") }
      }
    }
    let root = UIHostingController(rootView: outline)
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    let tabs = try #require(root.children.first as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    #expect(selected == .large)
  }
}

extension Finger {
  /// Taps the control with a title.
  fileprivate func tap(_ title: String, in view: UIView) throws {
    let targets = view.subviews.flatMap(\.tapTargets)
    try tap(try #require(targets.first { $0.title == title }))
  }
}
