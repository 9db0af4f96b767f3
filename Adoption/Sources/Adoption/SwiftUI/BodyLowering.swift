import SwiftParser
import SwiftSyntax

/// Lowers the bodies of SwiftUI views to outlines: the controls with their actions, the texts, the nested
/// views of the app's own, loops and conditions stay; what only draws is left out.
///
/// A body is one expression, and a single missing modifier would keep all of it from compiling. Its outline is
/// a list of statements that can be reduced one by one.
struct BodyLowering {
  let declarations: ViewDeclarations

  /// The source with every such body replaced, line for line, and the number of bodies.
  func lower(_ source: String, tree: SourceFileSyntax) -> (text: String, count: Int) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = OutlineBodies(declarations)
    finder.walk(tree)
    guard !finder.found.isEmpty else { return (source, 0) }
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for body in finder.found.sorted(by: { $0.start < $1.start }) where body.start >= position {
      result += bytes[position..<body.start]
      if let value = body.value {
        var writer = OutlineWriter(
          declarations: declarations,
          text: LoweredText(from: AbsolutePosition(utf8Offset: body.start), converter: converter))
        writer.value(value)
        result += Array(writer.text.text.utf8)
        position = body.stop
        continue
      }
      if body.isReturned {
        result += Array("return ".utf8)
        position = body.stop
        continue
      }
      guard let statements = body.statements, let end = body.end else {
        // An attribute becomes blanks.
        result += bytes[body.start..<body.stop].map { $0 == 10 ? $0 : 32 }
        position = body.stop
        continue
      }
      var writer = OutlineWriter(
        declarations: declarations,
        text: LoweredText(from: AbsolutePosition(utf8Offset: body.start), converter: converter))
      writer.body(statements, isErased: body.isErased)
      writer.text.reach(end)
      result += Array(writer.text.text.utf8)
      position = body.stop
    }
    result += bytes[position...]
    return (
      String(decoding: result, as: UTF8.self),
      finder.found.count { $0.statements != nil || $0.value != nil || $0.isReturned }
    )
  }
}
