import ShellLanguage

/// Draws single pictures: of the tree, the display, and what retains an object.
extension Session {
  package func picture(_ request: PictureRequest) throws(StepFailure) -> Outcome {
    let text = try text(of: request)
    guard let path = request.file else {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return .look(lines)
    }
    if !isOwnPicture(path) { try refuseOverwriting(path, canForce: false) }
    do {
      try files.write(text, to: path)
    } catch {
      throw .unwritableFile(path, error)
    }
    writtenFiles.append(path)
    return .look(["wrote \(path.escapedForTerminal)"])
  }

  private func text(of request: PictureRequest) throws(StepFailure) -> String {
    if case .screen = request.look {
      guard let picture = picture() else { throw .noScreen }
      return SVGText.document(PhoneDrawing.drawing(of: picture))
    }
    let diagram: Diagram
    switch request.look {
    case .why(let object, _):
      // A finding's own picture is better: only the cycle, with the reference to weaken.
      if request.form == .svg, let finding = try finding(of: object),
        let drawing = FindingDrawing.drawing(of: ReportedFinding(finding))
      {
        return SVGText.document(drawing)
      }
      let retention = try retention(of: object)
      if let made = retention.created, let died = retention.deallocated {
        throw .dead(retention.object, made: made, died: died)
      }
      diagram = Diagram(retention)
    case .graph(let object): diagram = Diagram(try holdings(of: object))
    case .tree, .routes, .log, .screen, .findings, .alive: diagram = Diagram(tree)
    }
    switch request.form {
    case .svg: return SVGText.document(DiagramDrawing.drawing(of: diagram))
    case .dot: return diagram.dot
    case .mermaid: return diagram.mermaid
    }
  }

  /// The finding about an object that has a cycle or a path.
  private func finding(of object: ScreenReference) throws(StepFailure) -> Finding? {
    let label = try retention(of: object).object
    return blamed(standingFindings.filter { $0.subject.text == label && !$0.links.isEmpty }).first
  }

  /// Whether camsh drew the picture in a file, so the next one may replace it.
  private func isOwnPicture(_ path: String) -> Bool {
    guard files.isTaken(path), let bytes = try? files.read(path) else { return false }
    return bytes.starts(with: Array(SVGText.beginning.utf8))
  }
}
