import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// One way to go on with what is being typed.
package struct Candidate: Sendable, Equatable {
  /// As it has to be typed.
  package let text: String
  /// What it is, in a few words.
  package let description: String
}

extension InteractiveShell {
  /// What can stand at the end of `text`, from the command table and the live state.
  ///
  /// Returns where the word being typed starts, in UTF-8 bytes, and its candidates.
  package func candidates(after text: String) -> (start: Int, candidates: [Candidate]) {
    let request = CompletionRequest.at(
      line: text, cursor: text.utf8.count, in: session.commands)
    let found = request.candidates.flatMap { offers(for: $0, after: request.words) }
    let typed = request.partial.lowercased()
    let fitting = found.filter { $0.text.lowercased().hasPrefix(typed) }
    return (
      request.start,
      fitting.map { Candidate(text: request.spelling(of: $0.text), description: $0.description) }
    )
  }

  private func offers(
    for wanted: CompletionRequest.Candidate, after words: [String]
  ) -> [Candidate] {
    switch wanted {
    case .verb(let objects):
      session.commands.all.filter { !objects || $0.makesObject }
        .map { Candidate(text: $0.name, description: $0.summary) }
    case .keyword(let word): [Candidate(text: word, description: "")]
    case .route(let verb):
      session.responderChain.flatMap(\.routes).filter { $0.verb.rawValue == verb.rawValue }
        .map { Candidate(text: $0.name, description: $0.summary) }
    case .value(let name):
      Setting.all.filter { $0.name == name }.flatMap(\.words)
        .map { Candidate(text: $0, description: "") }
    case .name:
      names.all.map { Candidate(text: "$\($0)", description: "bound by 'let'") }
    case .argument(.argument): session.offersForRoute(words)
    case .argument(let kind): session.offers(of: kind)
    case .added(let kind): session.addedOffers(kind)
    }
  }
}

extension Session {
  /// What there is of a kind that the app added.
  fileprivate func addedOffers(_ kind: String) -> [Candidate] {
    added.offers(kind, stage).map { Candidate(text: $0.text, description: $0.description) }
  }

  fileprivate func offers(of kind: ArgumentKind) -> [Candidate] {
    switch kind {
    case .tab:
      tabOffers
    case .control:
      controlOffers
    case .input:
      device.finger.inputs.map {
        Candidate(text: $0.name, description: $0.identifier == nil ? "" : $0.title)
      }
    case .screen: screenOffers
    case .app: apps.map { Candidate(text: $0.name, description: $0.summary) }
    case .setting: Setting.all.map { Candidate(text: $0.name, description: $0.summary) }
    case .detent: detentOffers
    case .defect: app.defects.map { Candidate(text: $0.name, description: $0.summary) }
    case .verdict:
      Finding.Verdict.allCases.map { Candidate(text: $0.rawValue, description: "") }
    case .object: census.map { Candidate(text: $0.type, description: "\($0.count) alive") }
    case .type: census.map { Candidate(text: $0.type, description: "\($0.count) alive") }
    case .event: eventOffers
    case .url: linkOffers
    case .scene: sceneOffers
    case .topic: Help(commands).topics.map { Candidate(text: $0, description: "") }
    default: []
    }
  }

  /// What the route that is being typed takes.
  fileprivate func offersForRoute(_ words: [String]) -> [Candidate] {
    let route = responderChain.flatMap(\.routes).first { route in
      words.starts(with: [route.verb.rawValue, route.name])
    }
    guard case .item(let kind) = route?.parameter else { return [] }
    return addedOffers(kind)
  }

  /// What somebody above the active coordinator handles.
  private var eventOffers: [Candidate] {
    var offers: [Candidate] = []
    for coordinator in responderChain {
      for handler in (coordinator as? any FlowResponder)?.handlers ?? []
      where !offers.contains(where: { $0.text == handler.name }) {
        offers.append(Candidate(text: handler.name, description: handler.summary))
      }
    }
    return offers
  }

  private var linkOffers: [Candidate] {
    linkedRoutes.flatMap { route -> [Candidate] in
      let link = "\(app.name)://\(route.name)"
      return switch route.parameter {
      case .none: [Candidate(text: link, description: route.summary)]
      case .item(let kind):
        addedOffers(kind).compactMap { offer in
          guard case .integer = Number(offer.text) else { return nil }
          return Candidate(text: "\(link)/\(offer.text)", description: offer.description)
        }
      case .number: [Candidate(text: "\(link)/1", description: route.summary)]
      case .text(let name, _): [Candidate(text: "\(link)?\(name)=", description: route.summary)]
      }
    }
  }

  private var sceneOffers: [Candidate] {
    device.application.orderedScenes.enumerated().map { index, scene in
      let isFront = scene.delegate === sceneDelegate
      return Candidate(text: "\(index + 1)", description: isFront ? "in front" : "behind")
    }
  }

  /// By identifier or title, where that means one alone; else by kind and number.
  private var controlOffers: [Candidate] {
    let targets = targets
    var counts: [String: Int] = [:]
    for target in targets { counts[target.name.lowercased(), default: 0] += 1 }
    return targets.map { target in
      let place = target.place ?? ""
      guard counts[target.name.lowercased()] == 1 else {
        return Candidate(text: target.place ?? target.name, description: target.title)
      }
      return Candidate(
        text: target.name, description: target.identifier == nil ? place : target.title)
    }
  }

  private var tabOffers: [Candidate] {
    guard let bar = device.finger.tabBarController else { return [] }
    var offers = (bar.viewControllers ?? []).enumerated().map { index, tab in
      Candidate(text: tab.tabTitle, description: "tab \(index)")
    }
    if bar.hasMore {
      offers.append(
        Candidate(text: bar.moreNavigationController.tabTitle, description: "the other tabs"))
    }
    return offers
  }

  private var screenOffers: [Candidate] {
    var offers: [Candidate] = []
    for screen in (try? visibleStack().viewControllers) ?? [] {
      offers.append(
        Candidate(text: screen.label.text, description: screen.title ?? "in the visible stack"))
    }
    return offers
  }

  private var detentOffers: [Candidate] {
    (device.finger.sheet?.activeDetents ?? []).map {
      Candidate(text: $0.identifier.rawValue, description: "")
    }
  }
}
