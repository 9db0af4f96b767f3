/// Texts and numbers that suit the key of a value.
enum SampleText {
  /// 2026-01-01 at 09:41 UTC, when every launch begins.
  static let time = 1_767_260_460.0
  private static let date = "2026-01-01"

  static func text(at place: SamplePlace) -> String {
    let words = place.words
    if words.contains("path"), words.has(picture) { return "/" + fileName(at: place) }
    if words.has(picture) || words.has(address) {
      return "https://example.com/" + fileName(at: place)
    }
    if words.contains("email") || words.contains("mail") {
      return "name\(place.number)@example.com"
    }
    if words.last == "date" || words.has(birthday) { return date }
    if words.nameMoment { return date + "T09:41:00Z" }
    if let word = words.last, let code = codes[word] { return code }
    if words.has(numeric) { return String(Int(number(at: place))) }
    return "\(title(of: words)) \(place.number)"
  }

  static func number(at place: SamplePlace) -> Double {
    let words = place.words
    if words.contains("year") { return 2026 }
    if words.last == "status" || words == ["code"] { return 200 }
    if words.last == "date" || words.nameMoment { return time }
    if let word = words.last, let degrees = degrees[word] { return degrees }
    if words.last == "id" { return Double(place.identity) }
    return Double(place.number)
  }

  /// Most flags of an answer say that all is well; some say that something isn't, or that more follows.
  static func flag(at place: SamplePlace) -> Bool { !place.words.has(unwell) && !place.isAbsent }

  /// The name of a file, with letters and digits of any script.
  static func fileName(at place: SamplePlace) -> String {
    let words = place.words.isEmpty ? ["value"] : place.words
    let name = words.joined(separator: "-") + "-\(place.number)"
    return words.has(picture) ? name + ".png" : name
  }

  private static func title(of words: [String]) -> String {
    guard let first = words.first else { return "Value" }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst())
      .joined(separator: " ")
  }

  private static let picture: Set = [
    "artwork", "avatar", "backdrop", "banner", "cover", "icon", "image", "img", "logo", "photo",
    "picture", "poster", "thumb", "thumbnail",
  ]
  private static let address: Set = ["href", "homepage", "link", "uri", "url", "website"]
  private static let birthday: Set = ["birthday", "birthdate", "dob"]
  private static let numeric: Set = [
    "age", "amount", "code", "count", "height", "id", "index", "isbn", "lat", "latitude", "lng",
    "lon", "longitude", "number", "page", "phone", "population", "price", "quantity", "rating",
    "runtime", "score", "size", "temp", "temperature", "total", "votes", "weight", "width", "year",
  ]
  private static let unwell: Set = [
    "adult", "archived", "banned", "blocked", "canceled", "cancelled", "closed", "deleted",
    "disabled", "expired", "failed", "failure", "hidden", "incomplete", "invalid", "locked",
  ]
  private static let codes = [
    "color": "#336699", "country": "KR", "currency": "USD", "hex": "#336699", "lang": "en",
    "language": "en", "locale": "en_US", "status": "ok",
  ]
  private static let degrees = [
    "lat": 37.5, "latitude": 37.5, "lng": 127, "lon": 127, "longitude": 127,
  ]
}

extension SamplePlace {
  /// Whether an answer without errors, and without a page after it, has no value here.
  var isAbsent: Bool {
    let absent: Set = ["cursor", "error", "errors", "more", "next", "prev", "previous"]
    return words.has(absent)
  }
}

extension [String] {
  /// Whether a name's words mean a moment; the times of `totalTime` and `timeToCook` are durations.
  fileprivate var nameMoment: Bool {
    has(Self.moment) && !(has(Self.duration) && contains("time"))
  }

  private static var moment: Set<String> {
    [
      "at", "created", "date", "dt", "published", "sunrise", "sunset", "time", "timestamp",
      "updated",
    ]
  }
  private static var duration: Set<String> {
    [
      "cook", "cooking", "delivery", "elapsed", "play", "playing", "prep", "preparation",
      "reading", "remaining", "spent", "total", "travel", "wait", "waiting",
    ]
  }

  fileprivate func has(_ words: Set<String>) -> Bool { contains { words.contains($0) } }
}
