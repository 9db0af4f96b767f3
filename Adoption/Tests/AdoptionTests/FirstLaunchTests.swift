import Testing

@testable import Adoption

@Suite struct `An app's first launch` {
  @Test func `shows a tree and a screen`() {
    let launch = FirstLaunch(
      """
      the app's own output
      {"command":"tree","findings":[],"ok":true,"output":["AppCoordinator#1"],"step":0}
      {"command":"screen","findings":[],"ok":true,"output":["HomeViewController#1"],"step":0}

      """)
    #expect(launch.showsTree && launch.showsScreen)
    #expect(launch.errors == [])
  }

  @Test func `shows a screen whose texts contain line separators`() {
    let launch = FirstLaunch(
      """
      {"command":"tree","output":["AppCoordinator#1"],"step":0}
      {"command":"screen","output":["HomeViewController#1"],"text":"No trip\u{2028}yet","step":0}

      """)
    #expect(launch.showsTree && launch.showsScreen)
  }

  @Test func `shows no screen without a root view controller`() {
    let launch = FirstLaunch(
      """
      {"command":"tree","findings":[],"ok":true,"output":["AppCoordinator#1"],"step":0}
      {"command":"screen","error":"no window shows a screen","ok":false,"output":[],"step":0}
      """)
    #expect(launch.showsTree && !launch.showsScreen)
    #expect(launch.errors == ["no window shows a screen"])
  }

  @Test func `shows nothing if the app ended`() {
    let launch = FirstLaunch("App/AppDelegate.swift:12: Fatal error: nil\n{\n")
    #expect(!launch.showsTree && !launch.showsScreen)
  }

  @Test func `without a screen ends adopting with 1 and is reported`() {
    func report(_ build: AdoptionReport.Build) -> AdoptionReport {
      AdoptionReport(
        app: "Notes", directory: "/app", output: "/app/.camsh", layout: "folder", modules: [],
        entry: .init(), rewritten: [:], reduced: [], unresolved: [], missingModules: [:],
        missingPackages: [], notExecuted: [], notes: [], build: build, rounds: 0, standIns: [:],
        seconds: [:])
    }
    let shown = report(.init(builds: true, launches: true, showsScreen: true, messages: []))
    let hidden = report(
      .init(builds: true, launches: true, messages: ["no window shows a screen"]))
    let needy = report(
      .init(
        builds: true, launches: true, needsNetwork: true, showsScreen: true,
        messages: ["/app/Client.swift:30: Fatal error: no response"]))
    #expect(needy.exitCode == 0)
    #expect(
      ReportText.of(needy).contains(
        """
          launches: yes, with samples; without a network it ends
          Client.swift:30: Fatal error: no response
        """))
    #expect(shown.exitCode == 0)
    #expect(hidden.exitCode == 1)
    #expect(ReportText.of(shown).contains("  launches: yes\n"))
    #expect(
      ReportText.of(hidden).contains(
        """
          launches: yes, but it shows no screen
          no window shows a screen
        """))
  }
}
