import Testing

@testable import Adoption

@Suite struct SharedResourcesTests {
  @Test func `a data model is found in the bundle where its compiled form is on iOS`() throws {
    let shared = try SharedResources(
      ["Store.xcdatamodeld", "Old.xcdatamodel"].map { .init(path: "/app/" + $0, bundlePath: $0) },
      infoPlist: .dictionary([:]))
    #expect(shared.bundleFiles.map(\.path) == ["Store.momd/Store.mom", "Old.mom"])
  }

  @Test func `a problem in a strings table is noted once, however many modules there are`()
    throws
  {
    let module = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
    try withCheckout([
      "Package.swift": """
      let package = Package(
        name: "App", dependencies: [.package(path: "Kit")],
        targets: [.executableTarget(name: "App", dependencies: ["Kit"])])
      """,
      "Sources/App/App.swift": """
      import Kit
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "Sources/App/Localizable.xcstrings": "no catalog",
      "Kit/Package.swift": module,
      "Kit/Sources/Kit/Kit.swift": "import UIKit",
    ]) { checkout in
      let output = checkout.root + "/.camsh"
      let adopter = Adopter(
        checkout: checkout, options: .init(output: output), hosting: Hosting(camsh: output))
      let survey = try adopter.survey()
      #expect(survey.project.modules.map(\.name) == ["Kit", "App"])
      let bundle = try adopter.writeBundle(survey, folder: OutputFolder(path: output))
      #expect(bundle.notes.map(\.text) == ["The file isn't a string catalog."])
    }
  }
}
