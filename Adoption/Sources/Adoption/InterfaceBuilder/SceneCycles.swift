/// Finds scenes that would contain themselves, by relationships or by embedding.
struct SceneCycles {
  /// The segues that close a cycle, by the identifier of the scene's view controller.
  private(set) var closingSegues: [String: [MarkupElement]] = [:]

  init(_ controllers: [MarkupElement]) {
    var containing: [String: [(segue: MarkupElement, destination: String)]] = [:]
    for controller in controllers {
      guard let id = controller["id"] else { continue }
      controller.forEach { element in
        guard element.name == "segue", let destination = element["destination"],
          element["kind"] == "relationship" || element["kind"] == "embed"
        else { return }
        containing[id, default: []].append((element, destination))
      }
    }
    // An explicit stack, because a storyboard may chain any number of scenes.
    var finished: Set<String> = []
    for controller in controllers {
      guard let start = controller["id"], !finished.contains(start) else { continue }
      var path: [(id: String, next: Int)] = [(start, 0)]
      var onPath: Set = [start]
      while let (id, next) = path.last {
        let segues = containing[id] ?? []
        guard next < segues.count else {
          path.removeLast()
          onPath.remove(id)
          finished.insert(id)
          continue
        }
        path[path.count - 1].next += 1
        let (segue, destination) = segues[next]
        if onPath.contains(destination) {
          closingSegues[id, default: []].append(segue)
        } else if !finished.contains(destination) {
          path.append((destination, 0))
          onPath.insert(destination)
        }
      }
    }
  }
}
