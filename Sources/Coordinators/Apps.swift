import CoordinatorKit

extension HostedApp {
  /// The apps that the shell hosts; the first is the default.
  public static func all(
    in environment: Camplace.Environment, bookmarks: Books.Bookmarks = Books.Bookmarks()
  ) -> [HostedApp] {
    [
      Camplace.hosted(in: environment), Books.hosted(bookmarks: bookmarks),
      Flow.hosted(report: environment.report),
      Campers.hosted(), Issues.hosted(),
    ]
  }
}
