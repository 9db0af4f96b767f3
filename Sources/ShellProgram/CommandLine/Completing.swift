import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// Values for the completion of camsh's command line that only camsh knows.
@MainActor enum Completing {
  static var apps: [String] {
    ((try? Host.library(ServicesRequest()))?.apps ?? []).map(\.name)
  }

  /// The tags of the scripts in the default folder.
  static var tags: [String] {
    let scripts = (try? ScriptFolder.scripts([TestScripts.usualFolder])) ?? []
    var tags: Set<String> = []
    for path in scripts {
      guard
        case .script(let script) = ScriptFile.read(
          path, files: LocalFiles(), commands: Host.shell.commands)
      else { continue }
      tags.formUnion(script.header.tags)
    }
    return tags.sorted() + tags.sorted().map { "!\($0)" }
  }

  /// The defects of all apps.
  static var defects: [String] {
    ((try? Host.library(ServicesRequest()))?.apps ?? []).flatMap { $0.defects.map(\.name) }
  }

  nonisolated static let reports = ReportFormat.allCases.map { "\($0.rawValue)=" }
}
