import CRemoteMirror
import Foundation
import RetainGraph

/// The toolchain's own reader of live objects, as an oracle that was written by others.
struct RemoteMirror {
  struct Field: Equatable {
    let offset: Int
    /// Nil for types that are neither references nor closures, and for existentials, whose
    /// ownership the oracle doesn't report.
    let ownership: Ownership?
  }

  private let context: UnsafeMutableRawPointer
  private let info: UnsafeMutableRawPointer
  private let field: UnsafeMutableRawPointer

  /// Nothing where the toolchain's library isn't beside the runtime that is loaded.
  init?() {
    guard let name = loaded_runtime_path() else { return nil }
    let folder = URL(fileURLWithPath: String(cString: name)).deletingLastPathComponent()
    let path = folder.appendingPathComponent("libswiftRemoteMirror.so").path
    guard let library = dlopen(path, RTLD_NOW),
      let create = dlsym(library, "swift_reflection_createReflectionContext"),
      let add = dlsym(library, "swift_reflection_addReflectionInfo"),
      let info = dlsym(library, "swift_reflection_infoForInstance"),
      let field = dlsym(library, "swift_reflection_childOfInstance"),
      let context = remote_mirror_create(create, add)
    else { return nil }
    self.context = context
    self.info = info
    self.field = field
  }

  /// The fields of an instance or the captures of a context; nothing where it can't tell them.
  func fields(of address: UInt) -> [Field]? {
    let type = remote_mirror_info(info, context, address)
    guard type.size > 0 else { return nil }
    return (0..<type.field_count).map { index in
      let child = remote_mirror_field(field, context, address, index)
      return Field(offset: Int(child.offset), ownership: Self.ownership(Int(child.kind)))
    }
  }

  private static func ownership(_ kind: Int) -> Ownership? {
    switch kind {
    case remote_mirror_unowned_reference: .unowned
    case remote_mirror_weak_reference: .weak
    case remote_mirror_unmanaged_reference: .unmanaged
    case remote_mirror_strong_reference, remote_mirror_thick_function,
      remote_mirror_opaque_existential, remote_mirror_error_existential:
      .strong
    default: nil
    }
  }
}
