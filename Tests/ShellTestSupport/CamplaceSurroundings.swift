import CamplaceShell
import CoordinatorKit
import CoordinatorShellCore

extension Surroundings {
  /// A shell over the five apps.
  package static func camplace(
    files: any FileAccess = FilesInMemory(), output: any Output = CollectedOutput()
  ) -> Surroundings {
    Surroundings(
      library: ShellExtension.camplace.start, commands: ShellExtension.camplace.commands,
      files: files, output: output)
  }

  /// A shell over one app that adds nothing to it.
  package static func hosting(
    _ app: HostedApp, files: any FileAccess = FilesInMemory(),
    output: any Output = CollectedOutput()
  ) -> Surroundings {
    Surroundings(library: { _ in .only([app]) }, files: files, output: output)
  }
}

extension ScriptRunner {
  /// A runner whose scripts are about Camplace unless they say otherwise.
  package init(_ surroundings: Surroundings, reporter: any Reporter) {
    self.init(surroundings, reporter: reporter, app: "camplace")
  }
}
