import Foundation
import FoundationXML

/// Reads XML from an untrusted checkout.
///
/// It rejects document types, so there are no entities to expand and no other file is read.
enum MarkupFile {
  /// Far more than Interface Builder can open.
  static let sizeLimit = 32 << 20
  static let depthLimit = 200

  static func read(_ path: String) throws(InterfaceBuilderError) -> MarkupElement {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= sizeLimit else { throw .tooLarge(file: path, bytes: size) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    return try parse([UInt8](data), file: path)
  }

  static func parse(_ bytes: [UInt8], file: String) throws(InterfaceBuilderError) -> MarkupElement {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(file: file) }
    // The declaration may name an encoding in which a document type has other bytes.
    if let encoding = text.prefix(200).firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1,
      encoding.uppercased() != "UTF-8"
    {
      throw .notUTF8(file: file)
    }
    guard !declaresType(bytes) else { throw .documentType(file: file) }
    let builder = MarkupBuilder()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if builder.isTooDeep { throw .tooDeep(file: file, line: parser.lineNumber) }
    // The parser reports success for a truncated file.
    guard isWellFormed, builder.isComplete, let root = builder.root else {
      throw .malformed(file: file, line: max(1, parser.lineNumber))
    }
    return root
  }

  /// Whether the file contains `<!DOCTYPE` or `<!ENTITY`.
  private static func declaresType(_ bytes: [UInt8]) -> Bool {
    let words = ["DOCTYPE", "ENTITY"].map { Array($0.utf8) }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices.dropLast(8) where bytes[index] == UInt8(ascii: "<") {
        guard bytes[index + 1] == UInt8(ascii: "!") else { continue }
        if words.contains(where: { bytes[(index + 2)...].starts(with: $0) }) { return true }
      }
      return false
    }
  }
}

private final class MarkupBuilder: NSObject, XMLParserDelegate {
  var root: MarkupElement?
  var isTooDeep = false
  var isComplete: Bool { open.isEmpty }
  private var open: [MarkupElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    let element = MarkupElement(
      name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last {
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
    guard open.count > MarkupFile.depthLimit else { return }
    isTooDeep = true
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
