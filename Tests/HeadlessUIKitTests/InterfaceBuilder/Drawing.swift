import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A bundle in a temporary folder with compiled storyboards and xibs.
final class Drawing {
  let bundle: Bundle
  private let folder = TemporaryFolder()

  init() throws {
    bundle = try #require(Bundle(path: folder.path))
  }

  /// Writes a storyboard; each scene contains the view controller and its neighbors.
  func storyboard(_ name: String, initial: String? = nil, _ scenes: [[Any]]) throws {
    var header: [String: Any] = ["version": 1]
    var identifiers: [String: String] = [:]
    var lines: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      let attributes = try #require((scene.first as? [Any])?[1] as? [String: String])
      lines[try #require(attributes["id"])] = index + 1
      if let identifier = attributes["storyboardIdentifier"] {
        identifiers[identifier] = attributes["id"]
      }
    }
    header["scenes"] = lines
    header["identifiers"] = identifiers
    header["initial"] = initial
    try write(
      name + ".storyboardc", [header] + scenes.map { ["scene", [:] as [String: String], $0] })
  }

  func nib(_ name: String, _ objects: [Any]) throws {
    try write(
      name + ".nib",
      [["version": 1, "scenes": ["": 1]], ["nib", [:] as [String: String], objects]])
  }

  func file(_ name: String, _ text: String) throws {
    try folder.write(Data(text.utf8), to: name)
  }

  private func write(_ name: String, _ lines: [Any]) throws {
    let texts = try lines.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    try file(name, texts.joined(separator: "\n"))
  }
}

/// A view controller's scene with a view.
func scene(
  _ id: String, _ element: String = "viewController", _ attributes: [String: String] = [:],
  view: [Any] = [], connections: [Any] = [], parts: [Any] = [], beside: [Any] = []
) -> [Any] {
  var children = parts
  children.append(
    ["view", ["key": "view", "id": id + "-view"], [["subviews", [:] as [String: String], view]]])
  children.append(["connections", [:] as [String: String], connections])
  let all = attributes.merging(["id": id]) { $1 }
  return [[element, all, children]] + beside
}

/// A container's scene, which has no view of its own.
func container(
  _ id: String, _ element: String, _ attributes: [String: String] = [:], children: [String],
  relationship: String
) -> [Any] {
  let segues = children.map { child in
    [
      "segue",
      [
        "destination": child, "kind": "relationship", "relationship": relationship,
        "id": id + child,
      ],
    ]
  }
  return [
    [
      element, attributes.merging(["id": id]) { $1 },
      [["connections", [:] as [String: String], segues]],
    ] as [Any]
  ]
}

func node(_ element: String, _ attributes: [String: String], _ children: [Any] = []) -> [Any] {
  [element, attributes, children]
}

func connections(_ list: [Any]) -> [Any] { ["connections", [:] as [String: String], list] }

extension Finger {
  /// Taps what has a title on the screen in front.
  func tap(_ title: String) {
    let target = targets.first { $0.title == title }
    #expect(target != nil, "nothing on screen is called \(title)")
    if let target { #expect(throws: Never.self) { try tap(target) } }
  }
}
