extension HostedApp {
  /// The apps that a shell hosts, the first by default.
  public static func all(in environment: Camplace.Environment) -> [HostedApp] {
    [Camplace.hosted(in: environment), Flow.hosted(report: environment.report), Issues.hosted()]
  }
}
