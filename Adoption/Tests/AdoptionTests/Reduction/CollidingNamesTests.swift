import Testing

@testable import Adoption

/// Missing types that have the name of a type that other files import.
@Suite struct CollidingNamesTests {
  /// What reducing makes of a file that can't find `Response`, and of the stand-ins.
  private func reduced(besides other: String) -> (text: String, other: String, standIns: String) {
    let message = "cannot find type 'Response' in scope"
    var reducer = Reducer(
      [
        AppSource(
          path: "Preview.swift",
          text: "import LinkPreview\nstruct Preview { init(response: Response) {} }"),
        AppSource(path: "Network.swift", text: other),
      ], options: Reducer.Options(missingModules: ["LinkPreview"]))
    let outcome = reducer.run { sources, _ in
      let declared = sources.last?.text ?? ""
      let line = sources[0].text.split(separator: "\n")[1]
      let name = line.contains("LinkPreviewResponse") ? "LinkPreviewResponse" : "Response"
      guard !declared.contains("class \(name)") else { return [] }
      return [
        CompilerDiagnostic(
          path: "Preview.swift", line: 2, column: 33, severity: .error,
          message: message.replacing("Response", with: name))
      ]
    }
    return (outcome.sources[0].text, outcome.sources[1].text, outcome.standIns)
  }

  @Test func `a stand-in doesn't hide the type of a module that another file imports`() {
    let result = reduced(besides: "import Moya\nlet last: Response? = nil")
    #expect(result.text.hasSuffix("struct Preview { init(response: LinkPreviewResponse) {} }"))
    #expect(result.other.hasSuffix("let last: Response? = nil"))
    #expect(result.standIns.contains("class LinkPreviewResponse: StandInObject"))
  }

  @Test(arguments: [
    "import Moya\nlet last = task.Response", "import LinkPreview\nlet last: Response? = nil",
  ])
  func `a name that no other file finds stays`(other: String) {
    let result = reduced(besides: other)
    #expect(result.text.hasSuffix("struct Preview { init(response: Response) {} }"))
    #expect(result.standIns.contains("class Response: StandInObject"))
  }
}

extension Reducer.Outcome {
  fileprivate var standIns: String { sources.last?.text ?? "" }
}
