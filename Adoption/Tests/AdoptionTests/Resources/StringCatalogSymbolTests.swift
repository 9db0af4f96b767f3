import Testing

@testable import Adoption

@Suite struct StringCatalogSymbolTests {
  @Test func `a catalog's texts that were added by hand are symbols`() throws {
    let folder = ResourceFolder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Done": {},
        "Hidden": {"extractionState": "manual"},
        "Alert.Cancel": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"value": "Cancel"}}, "de": {"stringUnit": {"value": "Abbrechen"}}}},
        "Batch.NItems %lld": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "%lld \\"items\\""}}}},
        "greeting": {"extractionState": "manual", "localizations": {"en": {
          "stringUnit": {"value": "%2$(name)@, %1$lld%%"}}}},
        "tents": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%(count)lld tent"}},
          "other": {"stringUnit": {"value": "%(count)lld tents"}}}}}}},
        "own": {"extractionState": "manual"}
      }}
      """)
    try folder.write(
      "Onboarding.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Welcome": {"extractionState": "manual"}}}"#)
    try folder.write(
      "A.swift",
      """
      extension LocalizedStringResource { static let own: LocalizedStringResource = "mine" }
      let all: [LocalizedStringResource] = [
        .done, .alertCancel, .batchNitems(3), .greeting(3, name: "Ann"), .tents(count: 2), .own,
        .Onboarding.welcome,
      ]
      """)
    let output = try CompiledResources(folder.module(sources: ["A.swift"]))
    let text = try #require(output.sources.first { $0.name == "CamshStringSymbols.swift" }?.text)
    #expect(
      text.hasSuffix(
        #"""
        extension LocalizedStringResource {
          nonisolated static var alertCancel: LocalizedStringResource { LocalizedStringResource("Alert.Cancel", defaultValue: "Cancel") }
          nonisolated static func batchNitems(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("Batch.NItems %lld", defaultValue: "\(arg1) \"items\"") }
          nonisolated static func greeting(_ arg1: Int, name: String) -> LocalizedStringResource { LocalizedStringResource("greeting", defaultValue: "\(name), \(arg1)%") }
          nonisolated static func tents(count: Int) -> LocalizedStringResource { LocalizedStringResource("tents", defaultValue: "\(count) tents") }
          enum Onboarding {
          nonisolated static var welcome: LocalizedStringResource { LocalizedStringResource("Welcome", defaultValue: "Welcome", table: "Onboarding") }
          }
        }

        """#), "\(text)")
    let tables = output.bundleFiles.filter { $0.path == "Localizable.plurals.json" }
    #expect(
      tables.map { String(decoding: $0.content, as: UTF8.self) }
        == [#"{"tents":{"one":"%lld tent","other":"%lld tents"}}"#])
  }
}
