import CoordinatorKit
import ShellLanguage

/// An extension with its services, for one session.
@MainActor package final class StartedExtension {
  package let apps: [HostedApp]
  package let part: ReplayedPart?
  package let roots: [AddedRoot]
  package let perform: @MainActor (String, AddedArguments, Stage) throws -> [String]
  package let examine: @MainActor (String, AddedArguments, Stage) throws -> AddedAnswer
  package let offers: @MainActor (String, Stage) -> [AddedOffer]

  package init(
    apps: [HostedApp], part: ReplayedPart?, roots: [AddedRoot],
    perform: @escaping @MainActor (String, AddedArguments, Stage) throws -> [String],
    examine: @escaping @MainActor (String, AddedArguments, Stage) throws -> AddedAnswer,
    offers: @escaping @MainActor (String, Stage) -> [AddedOffer]
  ) {
    self.apps = apps
    self.part = part
    self.roots = roots
    self.perform = perform
    self.examine = examine
    self.offers = offers
  }

  /// The same extension with one more app, which comes first.
  package func with(_ app: HostedApp) -> StartedExtension {
    StartedExtension(
      apps: [app] + apps, part: part, roots: roots, perform: perform, examine: examine,
      offers: offers)
  }

  /// Apps without an extension.
  package static func only(_ apps: [HostedApp]) -> StartedExtension {
    StartedExtension(
      apps: apps, part: nil, roots: [], perform: { _, _, _ in [] },
      examine: { _, _, _ in AddedAnswer(holds: false, actual: "it is unknown") },
      offers: { _, _ in [] })
  }
}
