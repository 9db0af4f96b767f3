/// Words errors: what happened, where, and what to do next.
public enum ErrorText {
  public static func of(_ error: AdoptionError) -> String {
    switch error {
    case .noFolder(let path): "'\(path)' is not a folder"
    case .noSources(let folders):
      "there is no Swift file in \(folders.map { "'\($0)'" }.joined(separator: ", ")); "
        + "name the app's folders with --sources"
    case .noProject(let path):
      "'\(path)' has no project, package or Swift file; name the app's folders with --sources"
    case .noAppTarget(let path, let targets):
      "'\(path)' has no app target" + (targets.isEmpty ? "" : ", only \(list(targets))")
    case .severalApps(let names):
      "there are several apps: \(list(names)); choose one with --target"
    case .unknownTarget(let name, let targets):
      "there is no app target '\(name)'" + choices(targets)
    case .outside(let path, let root):
      "'\(path)' is outside '\(root)', so it isn't read"
    case .tooLarge(let path, let bytes, let limit):
      "'\(path)' has \(bytes >> 20) MB; files over \(limit >> 20) MB are not read"
    case .unreadable(let path): "'\(path)' can't be read"
    case .notUTF8(let path): "'\(path)' is not UTF-8 text; convert it, or remove it from the target"
    case .malformed(let path, let line, let reason): "\(path):\(line): \(reason)"
    case .noEntry(let name):
      "'\(name)' declares neither a scene delegate nor an application delegate; name one with --entry"
    case .foreignEntry(let name, let superclass):
      "the app starts with \(name), and its sources don't declare the superclass \(superclass); "
        + "provide the package that does with --package-path"
    case .unknownEntry(let name, let entries):
      "no scene delegate, application delegate or SwiftUI app is named '\(name)'" + choices(entries)
    case .cannotWrite(let path, let reason): "'\(path)' can't be written: \(reason)"
    case .noPackage(let name, let folder):
      "'\(folder)' has no Package.swift; --package-path \(name)=DIR names the folder of a package"
    case .outputIsNoFolder(let path):
      "the output '\(path)' is not a folder; choose one with --output"
    case .outputInsideSources(let path):
      "the output folder '\(path)' holds sources of the app; choose another with --output"
    case .hostingFailed(let log): "camsh's own modules don't build:\n\(log)"
    }
  }

  private static func choices(_ names: [String]) -> String {
    names.isEmpty ? "" : "; choose \(names.count == 1 ? "" : "one of ")\(list(names))"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
