/// The configurations that a project's shared schemes run its targets in.
struct SharedSchemes {
  /// The `.xcodeproj` folder.
  let project: String
  let checkout: Checkout

  /// The configuration that Run uses, if a scheme runs the target; the scheme with the target's name comes first.
  func configuration(running target: String) -> String? {
    let folder = project + "/xcshareddata/xcschemes"
    let files = checkout.names(in: folder).filter { Paths.suffix($0) == "xcscheme" }.sorted()
    let own = target + ".xcscheme"
    for name in files.filter({ $0 == own }) + files.filter({ $0 != own }) {
      guard let bytes = try? checkout.bytes(folder + "/" + name),
        let action = try? MarkupFile.parse(bytes, file: name).child("LaunchAction")
      else { continue }
      var runs = false
      action.forEach { runs = runs || $0["BlueprintName"] == target }
      if runs, let configuration = action["buildConfiguration"] { return configuration }
    }
    return nil
  }
}
