import CoordinatorKit

extension HostedApp {
  /// The apps that the shell hosts; the first is the default.
  public static func all(in environment: Camplace.Environment) -> [HostedApp] {
    [
      Camplace.hosted(in: environment), Books.hosted(), Flow.hosted(report: environment.report),
      Campers.hosted(), Issues.hosted(),
    ]
  }
}
