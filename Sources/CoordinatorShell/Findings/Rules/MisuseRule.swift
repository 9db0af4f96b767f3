import HeadlessUIKit

/// UIKit rejected a call, with a warning or an exception.
package struct MisuseRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard !session.device.misuses.isEmpty else { return [] }
    return session.device.misuses.map { misuse in
      let receiver = session.device.instances.alive.first { $0.description == misuse.receiver }
      var finding = Finding(
        .misuse, receiver?.label ?? ObjectLabel(type: UIApplication.self, number: 1), due: moment,
        notes: [misuse.message, "the call: \(misuse.receiver) \(misuse.call)"])
      finding.callers = misuse.callers
      return finding
    }
  }
}
