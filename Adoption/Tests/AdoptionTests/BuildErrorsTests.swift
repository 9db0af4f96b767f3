import Testing

@testable import Adoption

@Test func `errors of a build without a place are reported only if none has a place`() {
  let failed = "[1/2] Compiling A\nerror: no disk\nerror: no disk\nerror: fatalError\n"
  #expect(AdoptedBuild.errors(in: failed) == ["error: no disk"])
  #expect(
    AdoptedBuild.errors(in: failed + "/a.swift:1:2: error: x\n") == ["/a.swift:1:2: error: x"])
  #expect(AdoptedBuild.errors(in: "undefined\nerror: link command failed with exit code 1\n") == [])
}
