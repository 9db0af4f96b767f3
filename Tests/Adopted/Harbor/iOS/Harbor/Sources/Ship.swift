// On iOS, RxSwift brings Foundation with it.
import RxSwift

struct Ship: Equatable {
  let id: UUID
  let name: String

  static func all() -> Observable<[Ship]> {
    .just(["Aurora", "Borealis", "Cygnus"].map { Ship(id: UUID(), name: $0) })
  }

  static func missing() -> Observable<[Ship]> { .error(NSError()) }
}
