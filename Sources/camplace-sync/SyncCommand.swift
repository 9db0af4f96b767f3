import ArgumentParser
import CamplaceServices
import Foundation

/// The command line of `camplace-sync`.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "camplace-sync",
    abstract: "Fetch campsites from GoCamping into the catalog that camsh reads.",
    discussion: """
      Without a choice, fetches the changes, or everything the first time. The service \
      key is read from GOCAMPING_SERVICE_KEY, or from an .xcconfig file that sets API_KEY.

      A stopped sync continues where it was. Exit codes: 64 usage, 65 a response that can't \
      be used, 69 the service can't be reached, 74 the catalog can't be written, 75 try again \
      later, 76 the connection isn't secure, 77 the key is rejected, 78 no key is set, 130 stopped \
      with Ctrl-C.
      """)

  @Flag(name: .customLong("all"), help: "All campsites; those no longer listed are removed.")
  var wantsAll = false

  @Flag(name: .customLong("changes"), help: "The campsites that were added, changed or deleted.")
  var wantsChanges = false

  @Option(help: ArgumentHelp("Only changes since a day.", valueName: "yyyyMMdd"))
  var since: String?

  @Option(help: ArgumentHelp("The campsites around a point.", valueName: "lat,lon"))
  var near: Point?

  @Option(
    help: ArgumentHelp("The distance from the point (default: 20km).", valueName: "distance"))
  var radius: Radius?

  @Option(help: ArgumentHelp("The campsites that contain a word.", valueName: "word"))
  var search: String?

  @Option(help: ArgumentHelp("The pictures of a campsite; can be repeated.", valueName: "id"))
  var pictures: [String] = []

  @Flag(
    name: .customLong("all-pictures"),
    help: "The files of all pictures that the catalog names; `--pictures` alone means this too.")
  var wantsAllPictures = false

  @Option(help: ArgumentHelp("The maximum size of all picture files.", valueName: "size"))
  var pictureLimit = ByteCount(count: 64 << 20)

  @Option(help: ArgumentHelp("The folder for picture files.", valueName: "folder"))
  var pictureFolder: String?

  @Option(help: ArgumentHelp("Print a page of the response instead of storing it.", valueName: "n"))
  var printPage: Int?

  @Option(help: ArgumentHelp("Print the picture at an address.", valueName: "url"))
  var printPicture: String?

  @Option(
    name: [.customLong("catalog"), .customLong("catalogue")],
    help: ArgumentHelp("The catalog's file.", valueName: "file"))
  var catalog: String?

  @Option(help: ArgumentHelp("An .xcconfig file with the key.", valueName: "file"))
  var keyFile: String?

  @Option(help: ArgumentHelp("The service's base URL.", valueName: "url"))
  var baseURL = Endpoint.goCamping

  @Option(help: ArgumentHelp("Items per page.", valueName: "n"))
  var pageSize = 1000

  @Option(help: ArgumentHelp("The time limit of a request.", valueName: "duration"))
  var timeout = Seconds(count: 30)

  @Option(help: ArgumentHelp("The time limit of the sync.", valueName: "duration"))
  var deadline = Seconds(count: 600)

  @Option(help: ArgumentHelp("How often to repeat a failed request.", valueName: "n"))
  var retries = 3

  @Option(help: ArgumentHelp("The pause before the first repetition.", valueName: "duration"))
  var pause = Seconds(count: 0.5)

  @Option(help: ArgumentHelp("The maximum number of requests per day.", valueName: "n"))
  var quota = 1000

  func validate() throws {
    let choices = [
      wantsAll, wantsChanges || since != nil, near != nil, search != nil, wantsAllPictures,
      printPicture != nil,
    ]
    guard choices.count(where: \.self) + (pictures.isEmpty ? 0 : 1) <= 1 else {
      throw ValidationError("choose one of --all, --changes, --near, --search and --pictures")
    }
    guard (1...1000).contains(pageSize) else {
      throw ValidationError("--page-size is 1 to 1000")
    }
    guard (0...20).contains(retries) else { throw ValidationError("--retries is 0 to 20") }
    guard near != nil || radius == nil else { throw ValidationError("--radius requires --near") }
    guard (1...20_000).contains(radius?.meters ?? 1) else {
      throw ValidationError("--radius is 1m to 20km")
    }
    if let since, since.utf8.count != 8 || Int(since) == nil {
      throw ValidationError("--since is a day such as 20261002")
    }
    if let printPage {
      guard printPage >= 1 else { throw ValidationError("--print-page counts from 1") }
      guard choices.contains(true) || pictures.count == 1, !wantsAllPictures, printPicture == nil
      else { throw ValidationError("--print-page requires one choice") }
    }
    if search?.isEmpty == true { throw ValidationError("--search requires a word") }
  }

  func run() throws {
    SyncRun(self, surroundings: .ofThisProcess()).run().leave()
  }
}

extension SyncCommand {
  /// The arguments with `--all-pictures` for a `--pictures` without a value, which the parser can't
  /// express.
  static func spelledOut(_ arguments: [String]) -> [String] {
    arguments.enumerated().map { index, argument in
      guard argument == "--pictures" else { return argument }
      let next = arguments.dropFirst(index + 1).first
      return next.map { $0.hasPrefix("-") } ?? true ? "--all-pictures" : argument
    }
  }
}
