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

  private struct Represented: UIViewRepresentable {
    let view: UILabel
    func makeUIView(context: Context) -> UILabel { view }
    func updateUIView(_ uiView: UILabel, context: Context) {}
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

  @Test(arguments: [true, false])
  func `a stepper at a bound changes nothing`(goesUp: Bool) throws {
    order.count = goesUp ? 6 : 1
    let view = show { outline, binding in
      outline.stepper(value: binding.count, in: 1...6) { order.changes.append("\($0)") }
    }
    try first(UIStepper.self, in: view).step(up: goesUp)
    #expect(order.count == (goesUp ? 6 : 1))
    #expect(order.changes == [])
  }

  @Test(arguments: [true, false])
  func `a stepper with one closure never calls it for the other direction`(goesUp: Bool) throws {
    let view = show { outline, _ in
      outline.stepper(
        onIncrement: goesUp ? nil : { order.changes.append("up") },
        onDecrement: goesUp ? { order.changes.append("down") } : nil)
    }
    try first(UIStepper.self, in: view).step(up: goesUp)
    #expect(order.changes == [])
    try first(UIStepper.self, in: view).step(up: !goesUp)
    #expect(order.changes == [goesUp ? "down" : "up"])
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

  @Test func `a picker of many options shows those at its ends and around the selected one`() throws
  {
    order.count = 50
    let view = show { outline, binding in
      outline.picker(selection: binding.count) { outline in
        for number in 0..<100 { outline.option(number) { $0.text("\(number)") } }
      }
    }
    let picker = try first(UISegmentedControl.self, in: view)
    #expect(
      (0..<picker.numberOfSegments).map { picker.titleForSegment(at: $0) }
        == ["0", "49", "50", "51", "99"])
    #expect(picker.selectedSegmentIndex == 2)
    try device.finger.tap("99", in: view)
    #expect(order.count == 99)
    device.settle()
    try device.finger.tap("98", in: view)
    #expect(order.count == 98)
  }

  @Test func `a tag in a loop wins over the loop's element`() throws {
    let view = show { outline, binding in
      outline.picker(selection: binding.count) { outline in
        for number in 0..<3 {
          outline.option(number) { outline in
            outline.group { $0.text("\(number)") }.tag(number * 10)
          }
        }
      }
    }
    try device.finger.tap("2", in: view)
    #expect(order.count == 20)
  }

  @Test func `a picker's loop may have pairs and bindings as its elements`() throws {
    let view = show { outline, binding in
      outline.picker(selection: binding.count) { outline in
        for element in Array(["a", "b"].enumerated()) {
          let (_, name) = element
          outline.option(element, id: \.offset) { $0.text(name) }
        }
        outline.each(binding.rows) { outline, $row in
          outline.option(row, id: \.name.count) { $0.text(row.name) }
        }
      }
    }
    try device.finger.tap("b", in: view)
    #expect(order.count == 1)
    try device.finger.tap("two", in: view)
    #expect(order.count == 3)
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

  @Test func `a view that stays has one context menu`() throws {
    let shown = UILabel()
    shown.text = "Oak"
    let view = show { outline, _ in
      outline.group { $0.add(Represented(view: shown)) }.contextMenu { outline in
        outline.button("Cut \(order.count)") {}
      }
    }
    order.count = 3
    device.settle()
    order.count = 4
    device.settle()
    #expect(shown.isDescendant(of: view))
    #expect(shown.interactions.count == 1)
    let screen = try #require(view.next as? UIViewController)
    let place = try #require(device.finger.pressTargets(on: screen).first)
    try device.finger.press(place, choosing: "Cut 4")
  }

  @Test func `the views of a menu don't appear with the screen`() {
    let subject = PassthroughSubject<String, Never>()
    _ = show { outline, _ in
      outline.group { $0.text("Oak") }.onAppear { order.changes.append("screen") }
      outline.menu(title: { $0.text("More") }) { outline in
        outline.group { $0.button("Share") {} }
          .onAppear { order.changes.append("menu") }
          .task { order.changes.append("task") }
          .onReceive(subject) { order.changes.append($0) }
      }
    }
    subject.send("received")
    device.settle()
    #expect(order.changes == ["screen"])
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

  @Test func `rows that the user must not delete have no button for that`() throws {
    let view = show { outline, _ in
      outline.group { outline in
        for row in order.rows {
          outline.row { outline in
            outline.group { $0.text(row.name) }.deleteDisabled(row.name == "one")
          }
        }
      }
      .onDelete { order.rows.remove(atOffsets: $0) }
    }
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 1)
    buttons.first?.sendActions(for: .touchUpInside)
    #expect(order.rows.map(\.name) == ["one"])
  }

  @Test(arguments: [true, false])
  func `a loop that forbids deleting has no buttons for that`(isFirst: Bool) {
    let view = show { outline, _ in
      let loop = outline.group { outline in
        for row in order.rows { outline.row { $0.text(row.name) } }
      }
      if isFirst { loop.deleteDisabled(true) }
      loop.onDelete { _ in }
      if !isFirst { loop.deleteDisabled(true) }
    }
    #expect(!view.subviews.contains { $0 is UIButton })
  }

  @Test func `texts show values in their formats`() {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    let view = show { outline, _ in
      outline.text(0.25, format: percent)
      outline.text(NSNumber(value: 3), formatter: formatter)
      outline.text(
        Measurement(value: 3, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
    }
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["25%", "3.00", "3 m"])
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
