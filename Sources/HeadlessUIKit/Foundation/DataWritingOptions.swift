import Foundation

extension Data.WritingOptions {
  /// The older name, which Foundation on Linux lacks.
  public static let atomicWrite = Data.WritingOptions.atomic
}
