// On iOS, RxCocoa brings UIKit and Foundation with it.
import RxCocoa
import Testing

@Suite struct `Defaults that are observed` {
  @Test func `send their value now and when it changes`() throws {
    let defaults = UserDefaults.standard
    let key = "latitude of \(UUID())"
    defaults.set(37.5, forKey: key)
    defer { defaults.removeObject(forKey: key) }
    var seen: [Double?] = []
    let subscription = defaults.rx.observe(Double.self, key).subscribe(onNext: { seen.append($0) })
    #expect(seen == [37.5])
    defaults.set(35.1, forKey: key)
    #expect(seen == [37.5, 35.1])
    // A change of another key isn't one of this.
    defaults.set(1, forKey: key + "2")
    defaults.removeObject(forKey: key + "2")
    #expect(seen == [37.5, 35.1])
    defaults.removeObject(forKey: key)
    #expect(seen == [37.5, 35.1, nil])
    subscription.dispose()
    defaults.set(0, forKey: key)
    #expect(seen.count == 3)
  }
}
