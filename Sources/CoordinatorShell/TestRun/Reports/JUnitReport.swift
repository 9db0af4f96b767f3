import ShellLanguage

/// JUnit's XML, in the form that Jenkins, GitLab and most other CI servers read.
///
/// A folder is a suite. A script is a case with at most one failure or error, because many servers
/// read only the first. Problems of the baseline are a suite of their own.
package enum JUnitReport {
  package static func text(of run: TestRun) -> String {
    var suites = suites(of: run.results)
    if !run.baselineFaults.isEmpty { suites.append(baselineSuite(run.baselineFaults)) }
    if run.isInterrupted == true { suites.append(interruptedSuite) }
    var root = XMLTree(
      "testsuites",
      [
        "name": "camsh",
        "tests": "\(suites.reduce(0) { $0 + $1.cases.count })",
        "failures": "\(suites.reduce(0) { $0 + $1.failures })",
        "errors": "\(suites.reduce(0) { $0 + $1.errors })",
        "time": milliseconds(run.microseconds),
      ])
    root.children = suites.map(\.element)
    return root.document
  }

  private struct Suite {
    package let name: String
    package var cases: [XMLTree] = []
    package var failures = 0
    package var errors = 0
    package var skipped = 0
    package var microseconds = 0

    package mutating func add(_ result: ScriptResult, _ element: XMLTree) {
      cases.append(element)
      microseconds += result.microseconds
      switch result.outcome {
      case .passed: break
      case .failed, .findings: failures += 1
      case .skipped: skipped += 1
      default: errors += 1
      }
    }

    package var element: XMLTree {
      var element = XMLTree(
        "testsuite",
        [
          "name": name, "tests": "\(cases.count)", "failures": "\(failures)",
          "errors": "\(errors)", "skipped": "\(skipped)",
          "time": milliseconds(microseconds),
        ])
      element.children = cases
      return element
    }
  }

  /// In the order in which the folders first occur.
  private static func suites(of results: [ScriptResult]) -> [Suite] {
    var places: [String: Int] = [:]
    var suites: [Suite] = []
    for result in results {
      let end = result.name.lastIndex(of: "/")
      let folder =
        end.map { $0 == result.name.startIndex ? "/" : String(result.name[..<$0]) } ?? "."
      let place = places[folder] ?? suites.count
      if place == suites.count {
        places[folder] = place
        suites.append(Suite(name: folder))
      }
      let name = end.map { String(result.name[$0...].dropFirst()) } ?? result.name
      suites[place].add(result, testCase(result, name: name, folder: folder))
    }
    return suites
  }

  private static func testCase(_ result: ScriptResult, name: String, folder: String) -> XMLTree {
    let line = result.place.flatMap { $0.file == result.script ? "\($0.line)" : nil }
    var element = XMLTree(
      "testcase",
      [
        "name": name, "classname": className(folder), "file": result.script, "line": line,
        "time": result.microseconds.decimal(of: 1_000_000),
      ])
    switch result.outcome {
    case .passed: break
    case .skipped: element.children.append(XMLTree("skipped", ["message": result.headline]))
    case .failed:
      element.children.append(fault("failure", result.outcome.rawValue, result))
    case .findings:
      let verdict = result.newFindings.first?.verdict.rawValue
      element.children.append(fault("failure", verdict ?? result.outcome.rawValue, result))
    default: element.children.append(fault("error", result.outcome.rawValue, result))
    }
    // The known findings of a script that passed.
    let text = result.isGood ? result.evidence.joined(separator: "\n") : result.output
    if !text.isEmpty {
      var output = XMLTree("system-out", [:])
      output.text = text
      element.children.append(output)
    }
    return element
  }

  private static func fault(_ name: String, _ type: String, _ result: ScriptResult) -> XMLTree {
    var element = XMLTree(name, ["type": type, "message": result.headline])
    element.text = result.evidence.joined(separator: "\n")
    return element
  }

  /// Seconds, with no more digits than Jenkins' schema allows for a suite.
  private static func milliseconds(_ microseconds: Int) -> String {
    (microseconds / 1000).decimal(of: 1000)
  }

  /// The folder as a package, which servers group by.
  private static func className(_ folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "camsh" : parts.joined(separator: ".")
  }

  /// What tells that scripts are missing: most servers show cases and nothing of the run.
  private static var interruptedSuite: Suite {
    var suite = Suite(name: "run")
    var element = XMLTree(
      "testcase",
      ["name": "interrupted", "classname": "run", "time": 0.decimal(of: 1_000_000)])
    element.children = [
      XMLTree(
        "error", ["type": "interrupted", "message": "the run was interrupted"])
    ]
    suite.cases = [element]
    suite.errors = 1
    return suite
  }

  private static func baselineSuite(_ faults: [TestRun.BaselineFault]) -> Suite {
    var suite = Suite(name: "baseline")
    for fault in faults {
      var element = XMLTree(
        "testcase",
        [
          "name": "\(fault.kind.rawValue) \(fault.signature)", "classname": "baseline",
          "time": 0.decimal(of: 1_000_000),
        ])
      element.children = [
        XMLTree("failure", ["type": fault.kind.rawValue, "message": fault.message])
      ]
      suite.cases.append(element)
      suite.failures += 1
    }
    return suite
  }
}
