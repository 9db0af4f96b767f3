import Testing

@testable import Adoption

@Test func `the shell asks for the app's own lines when the app traps, unless the caller decides`()
{
  let text = ShellLauncher(executable: "App", bundle: "App.app").text
  #expect(text.contains("export SWIFT_BACKTRACE=${SWIFT_BACKTRACE-enable=yes,"))
}
