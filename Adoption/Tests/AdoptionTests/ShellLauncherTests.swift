import Testing

@testable import Adoption

@Test func `the shell asks for the app's own lines when the app traps, unless the caller decides`()
{
  let text = ShellLauncher(executable: "App", bundle: "App.app").text
  #expect(text.contains("export SWIFT_BACKTRACE=${SWIFT_BACKTRACE-enable=yes,"))
}

@Test func `the app's shell is named as the launcher was called`() {
  let text = ShellLauncher(executable: "App", bundle: "App.app").text
  #expect(text.hasSuffix("\nexec -a \"$0\" \"$app\" \"$@\"\n"))
}
