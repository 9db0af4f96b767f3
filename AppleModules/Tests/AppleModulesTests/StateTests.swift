import HeadlessUIKit
import SwiftUI
import Testing

@MainActor @Suite struct `A SwiftUI state` {
  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private final class Counter {
    var readings = 0
    var size: Binding<CGSize?>?
    var focus: FocusState<Bool>.Binding?
    var text: Binding<String>?
    var changes = 0
  }

  private struct Home: View {
    let counter: Counter
    @State var size: CGSize?

    var body: ViewOutline {
      counter.readings += 1
      counter.size = $size
      let outline = ViewOutline()
      outline.text("\(String(describing: size))")
      return outline
    }
  }

  private struct Ticket: Identifiable {
    let id: Int
    var isPaid = false
  }

  @Test func `is a collection of bindings to its elements`() {
    var tickets = [Ticket(id: 7), Ticket(id: 8)]
    let binding = Binding(get: { tickets }, set: { tickets = $0 })
    for ticket in binding where ticket.id == 8 { ticket.isPaid.wrappedValue = true }
    #expect(tickets.map(\.isPaid) == [false, true])
    let last = binding[binding.indices.upperBound - 1]
    #expect(binding.count == 2)
    #expect(binding.reversed().map(\.id) == [8, 7])
    tickets.removeLast()
    // The row of a removed element may still read its binding.
    #expect(last.wrappedValue.id == 8)
    last.isPaid.wrappedValue = false
    #expect(tickets.map(\.id) == [7])
  }

  @Test func `that is set to an equal value doesn't read the body again`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let counter = Counter()
    window.rootViewController = UIHostingController(rootView: Home(counter: counter))
    window.makeKeyAndVisible()
    device.settle()
    let first = counter.readings
    counter.size?.wrappedValue = nil
    device.settle()
    #expect(counter.readings == first)
    counter.size?.wrappedValue = CGSize(width: 1, height: 2)
    device.settle()
    #expect(counter.readings == first + 1)
    counter.size?.wrappedValue = CGSize(width: 1, height: 2)
    device.settle()
    #expect(counter.readings == first + 1)
  }

  private struct Field: View {
    @FocusState.Binding var isFocused: Bool

    var body: ViewOutline {
      let outline = ViewOutline()
      outline.text(isFocused ? "focused" : "idle")
      return outline
    }
  }

  private struct Search: View {
    let counter: Counter
    @FocusState var isFocused: Bool

    var body: ViewOutline {
      counter.readings += 1
      counter.focus = $isFocused
      let outline = ViewOutline()
      outline.text(Field(isFocused: $isFocused).isFocused ? "focused" : "idle")
      return outline
    }
  }

  @Test func `of the focus reaches another view through its binding`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let counter = Counter()
    window.rootViewController = UIHostingController(rootView: Search(counter: counter))
    window.makeKeyAndVisible()
    device.settle()
    let first = counter.readings
    #expect(counter.focus?.wrappedValue == false)
    counter.focus?.wrappedValue = true
    device.settle()
    #expect(counter.readings == first + 1)
    #expect(counter.focus?.wrappedValue == true)
  }

  private struct Phone: View {
    let counter: Counter
    @State var text = "+7"

    var body: ViewOutline {
      counter.readings += 1
      counter.text = $text
      let outline = ViewOutline()
      outline.text(text)
      return outline.onChange(of: text) { old, _ in
        counter.changes += 1
        text = old
      }
    }
  }

  private struct Pair: View {
    let counter: Counter
    @State var text = "a"
    @State var copy = "a"

    var body: ViewOutline {
      counter.text = $text
      let outline = ViewOutline()
      outline.text(text)
      return outline.onChange(of: text) { _, _ in
        counter.changes += 1
        copy += "+"
      }.onChange(of: copy) { _, _ in
        counter.changes += 1
        text += "+"
      }
    }
  }

  @Test func `two values whose closures change each other come to rest`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let counter = Counter()
    window.rootViewController = UIHostingController(rootView: Pair(counter: counter))
    window.makeKeyAndVisible()
    device.settle()
    counter.text?.wrappedValue = "b"
    device.settle()
    #expect(counter.changes == 4)
  }

  @Test func `a value that its closure sets back comes to rest`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow(windowScene: device.application.connect(delegate: Scene()))
    let counter = Counter()
    window.rootViewController = UIHostingController(rootView: Phone(counter: counter))
    window.makeKeyAndVisible()
    device.settle()
    counter.text?.wrappedValue = "+7 9"
    device.settle()
    #expect(counter.changes == 2)
    #expect(counter.text?.wrappedValue == "+7 9")
    counter.text?.wrappedValue = "+7 95"
    device.settle()
    #expect(counter.changes == 4)
  }
}
