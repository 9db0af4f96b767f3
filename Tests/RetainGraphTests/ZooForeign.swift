import Foundation
import RetainGraph

enum ZooForeign {
  private final class Tailed: ManagedBuffer<Leaf, Leaf> {}

  private final class PlainTailed: ManagedBuffer<Leaf, Int> {}

  static let shapes: [Shape] = [
    Shape("managed buffer: its header is read, its elements can't be") {
      let (header, element) = (Leaf(), Leaf())
      let buffer = Tailed.create(minimumCapacity: 1) { _ in header }
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: element) }
      return Specimen(
        buffer, [.init("header", header), .init("elements", element)], isOpaque: true)
    },
    Shape("managed buffer of plain elements") {
      let header = Leaf()
      let buffer = PlainTailed.create(minimumCapacity: 4) { _ in header }
      return Specimen(buffer, [.init("header", header)])
    },
    Shape("array of the Foundation") {
      let object = NSObject()
      let array = NSMutableArray(array: [object])
      return Specimen(array, [.init("_storage[0]", object)])
    },
    Shape("work item: its block can't be read") {
      let leaf = Leaf()
      return Specimen(DispatchWorkItem { leaf.act() }, keepers: [leaf], isOpaque: true)
    },
    Shape("notification center: its observers can't be read") {
      let leaf = Leaf()
      let center = NotificationCenter()
      let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in leaf.act() }
      return Specimen(center, keepers: [leaf, token], isOpaque: true)
    },
    Shape("key path: its arguments can't be read") {
      let path: AnyKeyPath = \[String: Int].["a"]
      return Specimen(path, isOpaque: true)
    },
    Shape("block of a thread") {
      let leaf = Leaf()
      let thread = Thread { leaf.act() }
      return Specimen(
        thread,
        [
          .init("_main → closure capture of type Leaf", leaf),
          .init("threadDictionary", thread.threadDictionary),
        ])
    },
    Shape("object of a notification") {
      let leaf = Leaf()
      let notification = Notification(name: Notification.Name("a"), object: leaf)
      return Specimen(Holder(notification), [.init("content.object", leaf)])
    },
    Shape("user info of an error") {
      let leaf = Leaf()
      let error = NSError(domain: "a", code: 1, userInfo: ["leaf": leaf])
      return Specimen(error, [.init("_userInfo[\"leaf\"]", leaf)])
    },
    Shape("date, data, address and number") {
      let number = NSNumber(value: 7)
      return Specimen(
        Holder((Date(), Data([1, 2, 3]), number)), [.init("content.2", number)])
    },
  ]
}
