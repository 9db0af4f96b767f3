import CoordinatorKit

extension HostedApp {
  /// The apps that a shell hosts, the first by default.
  public static func all(in environment: Camplace.Environment) -> [HostedApp] {
    [
      Camplace.hosted(in: environment), Books.hosted(), Flow.hosted(report: environment.report),
      Campers.hosted(), Issues.hosted(),
    ]
  }
}
