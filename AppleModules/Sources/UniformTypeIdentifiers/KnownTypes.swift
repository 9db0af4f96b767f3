/// The system's types of data.
enum KnownTypes {
  struct Row: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
    let name: String

    init(
      _ identifier: String, _ name: String, _ parents: [String], _ extensions: [String] = [],
      _ mimeType: String? = nil
    ) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions
      self.mimeType = mimeType
      self.name = name
    }
  }

  static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  static let all: [Row] = [
    Row("public.item", "item", []),
    Row("public.content", "content", []),
    Row("public.composite-content", "composite content", ["public.content"]),
    Row("public.data", "data", ["public.item"]),
    Row("public.directory", "directory", ["public.item"]),
    Row("public.folder", "folder", ["public.directory"]),
    Row("public.volume", "volume", ["public.folder"]),
    Row("com.apple.package", "package", ["public.directory"]),
    Row("com.apple.bundle", "bundle", ["public.directory"]),
    Row("com.apple.application", "application", []),
    Row(
      "com.apple.application-bundle", "application",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
    Row("com.apple.framework", "framework", ["com.apple.bundle"], ["framework"]),
    Row("public.symlink", "alias", ["public.item"]),
    Row("public.executable", "executable", ["public.item"]),
    Row("public.text", "text", ["public.data", "public.content"]),
    Row("public.plain-text", "text", ["public.text"], ["txt", "text"], "text/plain"),
    Row("public.utf8-plain-text", "Unicode text", ["public.plain-text"]),
    Row("public.utf16-plain-text", "Unicode text", ["public.plain-text"]),
    Row("public.delimited-values-text", "delimited text", ["public.text"]),
    Row(
      "public.comma-separated-values-text", "CSV text", ["public.delimited-values-text"], ["csv"],
      "text/csv"),
    Row(
      "public.tab-separated-values-text", "TSV text", ["public.delimited-values-text"], ["tsv"],
      "text/tab-separated-values"),
    Row("public.rtf", "rich text document", ["public.text"], ["rtf"], "text/rtf"),
    Row("public.html", "HTML text", ["public.text"], ["html", "htm"], "text/html"),
    Row("public.xml", "XML text", ["public.text"], ["xml"], "application/xml"),
    Row("public.json", "JSON", ["public.text"], ["json"], "application/json"),
    Row("public.yaml", "YAML", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
    Row("com.apple.log", "log", ["public.plain-text"], ["log"]),
    Row("public.source-code", "source code", ["public.plain-text"]),
    Row("public.swift-source", "Swift source code", ["public.source-code"], ["swift"]),
    Row("public.objective-c-source", "Objective-C source code", ["public.source-code"], ["m"]),
    Row("public.c-source", "C source code", ["public.source-code"], ["c"]),
    Row("public.script", "script", ["public.source-code"]),
    Row(
      "com.netscape.javascript-source", "JavaScript", ["public.script"], ["js"], "text/javascript"),
    Row("public.shell-script", "shell script", ["public.script"], ["sh"]),
    Row("public.python-script", "Python script", ["public.script"], ["py"], "text/x-python-script"),
    Row("com.apple.property-list", "property list", ["public.data"], ["plist"]),
    Row(
      "com.apple.xml-property-list", "XML property list", ["public.xml", "com.apple.property-list"]),
    Row(
      "com.adobe.pdf", "PDF document", ["public.data", "public.composite-content"], ["pdf"],
      "application/pdf"),
    Row(
      "com.apple.rtfd", "rich text document with attachments",
      ["public.composite-content", "com.apple.package"], ["rtfd"]),
    Row(
      "com.apple.webarchive", "web archive", ["public.data", "public.composite-content"],
      ["webarchive"], "application/x-webarchive"),
    Row(
      "org.idpf.epub-container", "EPUB document", ["public.data", "public.composite-content"],
      ["epub"], "application/epub+zip"),
    Row("public.spreadsheet", "spreadsheet", ["public.content"]),
    Row("public.presentation", "presentation", ["public.composite-content"]),
    Row("public.database", "database", ["public.data"]),
    Row("public.archive", "archive", ["public.item"]),
    Row(
      "public.zip-archive", "ZIP archive", ["public.data", "public.archive"], ["zip"],
      "application/zip"),
    Row(
      "org.gnu.gnu-zip-archive", "GZip archive", ["public.data", "public.archive"], ["gz"],
      "application/x-gzip"),
    Row("public.disk-image", "disk image", ["public.archive"]),
    Row("public.image", "image", ["public.data", "public.content"]),
    Row("public.jpeg", "JPEG image", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    Row("public.png", "PNG image", ["public.image"], ["png"], "image/png"),
    Row("com.compuserve.gif", "GIF image", ["public.image"], ["gif"], "image/gif"),
    Row("public.tiff", "TIFF image", ["public.image"], ["tiff", "tif"], "image/tiff"),
    Row("com.microsoft.bmp", "BMP image", ["public.image"], ["bmp"], "image/bmp"),
    Row("com.microsoft.ico", "icon", ["public.image"], ["ico"], "image/vnd.microsoft.icon"),
    Row("public.svg-image", "SVG image", ["public.image"], ["svg"], "image/svg+xml"),
    Row("public.heic", "HEIC image", ["public.image"], ["heic"], "image/heic"),
    Row("public.heif", "HEIF image", ["public.image"], ["heif"], "image/heif"),
    Row("org.webmproject.webp", "WebP image", ["public.image"], ["webp"], "image/webp"),
    Row("public.camera-raw-image", "raw image", ["public.image"]),
    Row("com.apple.live-photo", "live photo", []),
    Row("public.audiovisual-content", "audiovisual content", ["public.data", "public.content"]),
    Row("public.movie", "movie", ["public.audiovisual-content"]),
    Row("public.video", "video", ["public.movie"]),
    Row("public.mpeg", "MPEG movie", ["public.movie"], ["mpg", "mpeg"], "video/mpeg"),
    Row("public.mpeg-2-video", "MPEG-2 video", ["public.video"]),
    Row("public.mpeg-4", "MPEG-4 movie", ["public.movie"], ["mp4"], "video/mp4"),
    Row(
      "com.apple.quicktime-movie", "QuickTime movie", ["public.movie"], ["mov"], "video/quicktime"),
    Row("public.avi", "AVI movie", ["public.movie"], ["avi"], "video/avi"),
    Row("public.audio", "audio", ["public.audiovisual-content"]),
    Row("public.mp3", "MP3 audio", ["public.audio"], ["mp3"], "audio/mpeg"),
    Row("public.mpeg-4-audio", "MPEG-4 audio", ["public.audio"], ["m4a"], "audio/mp4"),
    Row("com.microsoft.waveform-audio", "WAV audio", ["public.audio"], ["wav"], "audio/vnd.wave"),
    Row("public.aiff-audio", "AIFF audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
    Row("public.midi-audio", "MIDI audio", ["public.audio"], ["mid", "midi"], "audio/midi"),
    Row("public.playlist", "playlist", []),
    Row("public.3d-content", "3D content", ["public.content"]),
    Row(
      "com.pixar.universal-scene-description-mobile", "USDZ scene",
      ["public.data", "public.3d-content"], ["usdz"], "model/vnd.usdz+zip"),
    Row("public.url", "URL", ["public.data"]),
    Row("public.file-url", "file URL", ["public.url"]),
    Row("com.apple.bookmark", "bookmark", ["public.data"]),
    Row("public.contact", "contact", []),
    Row("public.vcard", "vCard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
    Row("public.message", "message", []),
    Row("public.email-message", "email message", ["public.message"], ["eml"], "message/rfc822"),
    Row("public.to-do-item", "to-do item", []),
    Row("public.calendar-event", "calendar event", []),
    Row("public.bookmark", "bookmark", []),
    Row("public.font", "font", ["public.data"]),
    Row("com.rsa.pkcs-12", "PKCS 12", ["public.data"], ["p12"], "application/x-pkcs12"),
    Row(
      "public.x509-certificate", "certificate", ["public.data"], ["cer"],
      "application/x-x509-ca-cert"),
  ]
}
