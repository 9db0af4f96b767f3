import Foundation

/// A resource that may exist in several `.lproj` folders; camsh reads the one for the development
/// language.
struct LocalizedFile: Equatable {
  let path: String
  /// The name without folder and extension.
  let name: String
  /// `Base`, `en`, or nil for a file in no `.lproj` folder.
  let language: String?

  init(_ resource: AdoptedModule.Resource) {
    path = resource.path
    let parts = resource.bundlePath.split(separator: "/").map(String.init)
    let file = parts.last ?? resource.bundlePath
    name = file.split(separator: ".").dropLast().joined(separator: ".")
    language = parts.dropLast().last { $0.hasSuffix(".lproj") }.map {
      String($0.dropLast(".lproj".count))
    }
  }

  /// One file for each name: the one outside any folder, else that of `Base`, of English, or of the
  /// first language.
  static func preferred(
    in resources: [AdoptedModule.Resource], types: [String]
  ) -> [LocalizedFile] {
    var best: [String: LocalizedFile] = [:]
    for resource in resources {
      let type = (resource.bundlePath as NSString).pathExtension
      guard types.contains(type) else { continue }
      let file = LocalizedFile(resource)
      let key = file.name + "." + type
      if let other = best[key], (other.rank, other.path) <= (file.rank, file.path) { continue }
      best[key] = file
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The preference; lower is better.
  private var rank: Int {
    switch language {
    case nil: 0
    case "Base": 1
    case "en": 2
    case "mul": 4
    default: 3
    }
  }

  /// The texts of the storyboard's own `.strings` file in English, by object and property.
  func texts(in resources: [AdoptedModule.Resource]) -> [String: [String: String]] {
    guard language == "Base" else { return [:] }
    let wanted = "en.lproj/" + name + ".strings"
    guard let file = resources.first(where: { $0.bundlePath.hasSuffix(wanted) }),
      let table = StringsTable.read(file.path)
    else { return [:] }
    var texts: [String: [String: String]] = [:]
    for (key, text) in table {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    return texts
  }
}
