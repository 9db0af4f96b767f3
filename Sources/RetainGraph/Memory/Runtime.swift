// Only this folder reads raw memory. All other code uses the wrappers declared here.
//
// It relies on the Swift ABI on 64-bit Linux (x86-64 and arm64):
// - The first word of a heap object is the address of its metadata, without tag bits, and the first
//   word of metadata is its kind: `Metadata.Kind`.
// - A type's value witness table is in the word before its metadata: `ValueWitnesses`.
// - A nominal type's metadata points at a context descriptor, which points at field records, whose
//   types are mangled names that the runtime resolves: `TypeDescriptor`, `FieldRecord`.
// - Addresses below 4096 never point at an object: they are the extra inhabitants that `Optional`
//   and other enums use for cases without an object.
// - A closure is two words, function and context. The context is the one captured object itself,
//   or an object whose metadata points at a capture descriptor: `CaptureDescriptor`.
// - The second word of an object counts its references: `HeapObject`.
// - A boxed value begins at the first multiple of its alignment after the two header words.
//
// A walk is correct only if no other thread changes the objects meanwhile.

/// The lowest possible address of an object.
let leastValidAddress: UInt = 4096

/// Whether a word in a reference's place can be an address.
///
/// While a thread changes a dictionary or set, its variable contains only bit 63.
@inline(__always)
func mayBeAddress(_ word: UInt) -> Bool { Int(bitPattern: word) >= Int(leastValidAddress) }

@_silgen_name("swift_retainCount")
func runtimeRetainCount(_ object: UnsafeRawPointer) -> Int

/// The usable size of an allocation, which is at least the requested size.
@_silgen_name("malloc_usable_size")
func allocatedSize(_ allocation: UnsafeRawPointer) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeChildOffset(_ type: Any.Type, index: Int) -> Int

/// The number of a type's fields, including those of superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeChildCount(_ type: Any.Type) -> Int

extension UnsafeRawPointer {
  func word(at offset: Int = 0) -> UInt { load(fromByteOffset: offset, as: UInt.self) }

  func half(at offset: Int) -> Int { Int(load(fromByteOffset: offset, as: UInt32.self)) }

  /// Resolves the signed 32-bit relative pointer at an offset; nil if it is zero.
  func relative(at offset: Int) -> UnsafeRawPointer? {
    let distance = Int(load(fromByteOffset: offset, as: Int32.self))
    return distance == 0 ? nil : self + offset + distance
  }

  /// Like `relative`, for a pointer whose lowest bit marks an indirection.
  func relativeIndirectable(at offset: Int) -> UnsafeRawPointer? {
    let distance = Int(load(fromByteOffset: offset, as: Int32.self))
    guard distance != 0 else { return nil }
    let target = self + offset + (distance & ~1)
    return distance & 1 == 0 ? target : UnsafeRawPointer(bitPattern: target.word())
  }

  var cString: String { String(cString: assumingMemoryBound(to: CChar.self)) }
}
