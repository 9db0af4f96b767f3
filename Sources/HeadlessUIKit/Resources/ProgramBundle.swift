/// The bundle of the program itself: the folder that its executable stands in.
enum ProgramBundle {
  /// The main bundle; nil if the folder has no file of a bundle.
  ///
  /// At the first use of `Bundle.main`, Foundation reads the names of the whole folder and keeps them, which takes
  /// longer than launching an app, and longer still in a folder of programs.
  static let ifAny: Bundle? = mayExist ? .main : nil

  private static var mayExist: Bool {
    var program = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &program, program.count)
    guard length > 0 else { return true }
    let path = String(decoding: program[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let marks = ["Info.plist", "Assets.json", "Resources", "Contents"].map { "\(folder)/\($0)" }
    return (marks + ["\(path).resources"]).contains { access($0, F_OK) == 0 }
  }
}
