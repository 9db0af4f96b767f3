import CamplaceServices

/// The Swift source of the embedded campsites, so that starting decodes no JSON.
func sampleTable(of campsites: [Campsite]) -> String {
  """
  // swift-format-ignore-file
  // Made from campsites.json, which SampleCampsitesTests.swift says how to do.

  extension Catalog {
    static let sampleCampsites: [Campsite] = [
  \(campsites.map(row).joined(separator: "\n"))
    ]
  }

  """
}

private func row(_ campsite: Campsite) -> String {
  var arguments = ["contentId: \(literal(campsite.contentId))", "name: \(literal(campsite.name))"]
  func add(_ label: String, _ text: String?) {
    if let text { arguments.append("\(label): \(literal(text))") }
  }
  func add(_ label: String, _ texts: [String]) {
    if !texts.isEmpty {
      arguments.append("\(label): [\(texts.map(literal).joined(separator: ", "))]")
    }
  }
  add("province", campsite.province)
  add("district", campsite.district)
  add("address", campsite.address)
  add("summary", campsite.summary)
  add("introduction", campsite.introduction)
  add("kinds", campsite.kinds)
  add("facilities", campsite.facilities)
  add("phone", campsite.phone)
  add("homepage", campsite.homepage)
  if let point = campsite.coordinate {
    arguments.append(
      "coordinate: Coordinate(latitude: \(point.latitude), longitude: \(point.longitude))")
  }
  add("firstImageURL", campsite.firstImageURL)
  add("modified", campsite.modified)
  let lines = arguments.map { "      \($0)" }.joined(separator: ",\n")
  return "    Campsite(\n\(lines)),"
}

/// A string literal in which what can't be seen is escaped.
private func literal(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch (scalar, scalar.properties.generalCategory) {
    case ("\"", _), ("\\", _): "\\\(scalar)"
    case ("\u{A0}", _), (_, .control), (_, .format), ("\u{1100}"..."\u{11FF}", _):
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
