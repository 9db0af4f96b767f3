import Foundation

/// A list of pointers to objects, which can be weak: they become nil, and keep their places.
open class NSPointerArray: NSObject {
  private var references: [OptionalReference] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func reference(to pointer: UnsafeMutableRawPointer?) -> OptionalReference {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return OptionalReference(object, options)
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(to: pointer))
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(to: item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(to: item)
  }

  open func removePointer(at index: Int) { references.remove(at: index) }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func compact() { references.removeAll { $0.object == nil } }

  open var count: Int {
    get { references.count }
    set {
      if newValue < references.count {
        references.removeLast(references.count - newValue)
      } else {
        for _ in references.count..<newValue { references.append(OptionalReference(nil, options)) }
      }
    }
  }

  open var allObjects: [Any] { references.compactMap(\.object) }
}
