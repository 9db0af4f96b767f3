import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct SettingsTests {
  @Test(arguments: Setting.all.map(\.name))
  func `every setting has a value that it accepts`(name: String) {
    var settings = Settings()
    let value = settings.value(of: name)
    #expect(!value.isEmpty)
    let isAccepted = settings.set(name, to: value)
    #expect(isAccepted)
    #expect(settings == Settings())
  }
}
