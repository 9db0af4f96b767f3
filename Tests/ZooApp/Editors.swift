import UIKit

private struct Filter {
  let name: String
  var amount = 0.5
  var apply: (Canvas) -> Void
}
private final class Canvas {
  var layers: [Layer] = []
  var selected: Layer?
  var invalidated: (() -> Void)?
  func add(_ layer: Layer) {
    layers.append(layer)
    layer.canvas = self
  }
}
private class Layer {
  weak var canvas: Canvas?
  var filters: [Filter] = []
  var mask: Layer?
}
private final class GroupLayer: Layer {
  var children: [Layer] = []
  var container: GroupLayer?
}
private final class Renderer {
  private let queue = OperationQueue()
  private(set) var running: [Int: Operation] = [:]
  private var last = 0
  func render(_ body: @escaping () -> Void) {
    let operation = BlockOperation(block: body)
    let id = last
    last += 1
    running[id] = operation
    operation.completionBlock = { [weak self] in
      DispatchQueue.main.async { self?.running[id] = nil }
    }
    queue.addOperation(operation)
  }
}
private final class Exporter {
  var stages: [(String, (Exporter, @escaping (Bool) -> Void) -> Void)] = []
  var completion: ((Bool) -> Void)?
  private var current: ((Bool) -> Void)?
  func run() {
    guard let (_, stage) = stages.first else { return completion?(true) ?? () }
    stages.removeFirst()
    let next: (Bool) -> Void = { [self] _ in run() }
    current = next
    stage(self, next)
  }
  func forget() { current = nil }
}
private final class EditorController: UIViewController {
  let canvas = Canvas()
  let renderer = Renderer()
  var exporter: Exporter?
  var tools: [String: () -> UIView] = [:]
  func redraw() { view.setNeedsLayout() }
}

/// A picture editor with layers, filters, a renderer and an exporter.
extension Shape {
  private static func editor(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, _ wire: @escaping @MainActor (EditorController) -> Void
  ) -> Shape {
    Shape("editor, \(name)", verdict, keeper, cut: cut, findings: findings) {
      let screen = EditorController()
      screen.canvas.invalidated = { [weak screen] in screen?.redraw() }
      screen.canvas.add(Layer())
      wire(screen)
      return screen
    }
  }

  static let editors: [Shape] = [
    editor("all right", .none) { screen in
      screen.canvas.layers[0].filters = [Filter(name: "blur") { $0.invalidated?() }]
      screen.canvas.layers[0].mask = Layer()
      screen.canvas.selected = screen.canvas.layers[0]
      screen.renderer.render { usleep(1_000) }
      screen.tools["pen"] = { [unowned screen] in
        screen.redraw()
        return UIView()
      }
    },
    editor(
      "filter that captures its canvas", .leaked, "apply",
      cut: "filters[0].apply → closure capture of type Canvas ← make this weak: frees all"
    ) { screen in
      let canvas = screen.canvas
      canvas.layers[0].filters = [Filter(name: "blur") { _ in canvas.invalidated?() }]
    },
    editor("groups that know their container", .leaked, "container") { screen in
      let groups = (0..<3).map { _ in GroupLayer() }
      groups[0].children = [groups[1]]
      groups[1].children = [groups[2]]
      groups[1].container = groups[0]
      groups[2].container = groups[1]
      screen.canvas.add(groups[0])
    },
    editor("export that ends", .none) { screen in
      let exporter = Exporter()
      exporter.stages = [("scale", { _, next in next(true) })]
      exporter.completion = { [weak exporter] _ in exporter?.forget() }
      screen.exporter = exporter
      exporter.run()
    },
    editor(
      "export whose last step is kept", .leaked, "current",
      cut: "current → closure capture of type Exporter ← make this weak: frees it"
    ) { screen in
      let exporter = Exporter()
      exporter.stages = [("scale", { _, next in next(true) })]
      screen.exporter = exporter
      exporter.run()
    },
    editor(
      "tool that makes a view of its screen", .leaked, "tools",
      cut: "tools[\"pen\"] → closure capture of type EditorController ← make this weak: frees all"
    ) { screen in
      screen.tools["pen"] = { screen.view }
    },
  ]
}
