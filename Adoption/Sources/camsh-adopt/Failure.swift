import Adoption
import ArgumentParser

/// Prints errors and maps them to exit statuses.
enum Failure {
  static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as AdoptionError {
      Terminal.error(ErrorText.of(error))
      throw ExitCode(exitCode(error))
    }
  }

  /// 64 if there is nothing to adopt, as for other invalid arguments; 1 if the app can't be
  /// adopted.
  private static func exitCode(_ error: AdoptionError) -> Int32 {
    switch error {
    case .noFolder, .noProject, .noSources, .noAppTarget, .severalApps, .unknownTarget,
      .unknownEntry,
      .noPackage, .outputIsNoFolder, .outputInsideSources:
      64
    case .outside, .tooLarge, .unreadable, .notUTF8, .malformed, .noEntry, .foreignEntry,
      .cannotWrite, .hostingFailed:
      1
    }
  }
}
