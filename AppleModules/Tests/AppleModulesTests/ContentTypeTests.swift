import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct `Content types` {
  @Test func `conform to their own type and to those above it`() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .data))
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(!UTType.pdf.conforms(to: .image))
  }

  @Test func `are found by extensions and MIME types`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.png") == .png)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "own")?.isDynamic == true)
    #expect(UTType.mpeg4Movie.preferredFilenameExtension == "mp4")
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .text))
  }

  @Test func `have MobileCoreServices' names`() {
    #expect(UTType(kUTTypeMovie as String) == .movie)
    #expect(UTType(kUTTypePlainText as String) == .plainText)
    #expect(UTType(kUTTypeGIF as String) == .gif)
  }

  @Test func `open documents`() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    #expect(picker.exportedURLs.isEmpty)
  }
}
