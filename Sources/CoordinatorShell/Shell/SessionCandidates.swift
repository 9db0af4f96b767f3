import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The offers of a kind that the extension added.
  func addedOffers(_ kind: String) -> [Candidate] {
    added.offers(kind, stage).map { Candidate(text: $0.text, description: $0.description) }
  }

  func offers(of kind: ArgumentKind) -> [Candidate] {
    switch kind {
    case .tab:
      tabOffers
    case .control:
      controlOffers
    case .input:
      device.finger.inputs.map {
        Candidate(text: $0.name, description: $0.identifier == nil ? "" : $0.title)
      }
    case .adjustable:
      device.finger.adjustables.map {
        let samples = $0.samples.map { $0.joined(separator: " ") }
        return Candidate(text: $0.name, description: samples.joined(separator: ", "))
      }
    case .screen:
      screenOffers
        + labelOffers.filter { label in
          !screenOffers.contains { $0.text == label.text }
        }
    case .app: apps.map { Candidate(text: $0.name, description: $0.summary) }
    case .setting: Setting.all.map { Candidate(text: $0.name, description: $0.summary) }
    case .detent: detentOffers
    case .defect: app.defects.map { Candidate(text: $0.name, description: $0.summary) }
    case .verdict:
      Finding.Verdict.allCases.map { Candidate(text: $0.rawValue, description: "") }
    case .object:
      census.map { Candidate(text: $0.type, description: "\($0.count) alive") } + labelOffers
    case .type: census.map { Candidate(text: $0.type, description: "\($0.count) alive") }
    case .event: eventOffers
    case .url: linkOffers
    case .scene: sceneOffers
    case .topic: Help(commands).topics.map { Candidate(text: $0.name, description: $0.summary) }
    default: []
    }
  }

  /// The parameter of the route that is being typed.
  func offersForRoute(_ words: [String]) -> [Candidate] {
    let route = responderChain.flatMap(\.routes).first { route in
      words.starts(with: [route.verb.rawValue, route.name])
    }
    guard case .item(let kind) = route?.parameter else { return [] }
    return addedOffers(kind)
  }

  /// The events that a coordinator at or above the active one handles.
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

  /// The control's identifier or title if it is unique, else its kind and number.
  private var controlOffers: [Candidate] {
    let targets = targets
    var counts: [String: Int] = [:]
    for target in targets { counts[target.name.lowercased(), default: 0] += 1 }
    let titles = targets.filter { $0.identifier != nil && !$0.title.isEmpty }
    for target in titles where target.title.lowercased() != target.name.lowercased() {
      counts[target.title.lowercased(), default: 0] += 1
    }
    return targets.flatMap { target -> [Candidate] in
      let place = target.place ?? ""
      guard counts[target.name.lowercased()] == 1 else {
        return [Candidate(text: target.place ?? target.name, description: target.title)]
      }
      guard let identifier = target.identifier, identifier.lowercased() != target.title.lowercased()
      else { return [Candidate(text: target.name, description: place)] }
      let named = Candidate(text: identifier, description: target.title)
      guard counts[target.title.lowercased()] == 1 else { return [named] }
      return [named, Candidate(text: target.title, description: identifier)]
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

extension Session {
  /// The steps that `goto` accepts, each with its statement.
  var stepOffers: [Candidate] {
    var step = 0
    var offers = [Candidate(text: "0", description: "the launch")]
    for entry in timeline.all where entry.steps > 0 {
      step += entry.steps
      offers.append(Candidate(text: "\(step)", description: entry.statement.text))
    }
    return offers
  }

  /// The labels of all live coordinators and screens.
  var labelOffers: [Candidate] {
    let screens = device.instances.alive.map { screen in
      Candidate(text: screen.label.text, description: screen.title ?? "")
    }
    return labels.alive.map { Candidate(text: $0.0.text, description: "") } + screens
  }

  /// The files and folders that complete a path.
  func fileOffers(_ typed: String, scriptsOnly: Bool) -> [Candidate] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    return files.list(folder.isEmpty ? "." : folder).sorted { $0.name < $1.name }
      .compactMap { entry in
        // Hidden files are offered only if the name begins with a dot.
        if entry.name.hasPrefix("."), !typed.dropFirst(folder.count).hasPrefix(".") { return nil }
        if entry.isFolder {
          return Candidate(text: folder + entry.name + "/", description: "folder", endsWord: false)
        }
        let isScript = [".camsh", ".html", ".svg"].contains(where: entry.name.hasSuffix)
        guard isScript, !scriptsOnly || entry.name.hasSuffix(".camsh") else { return nil }
        return Candidate(text: folder + entry.name, description: "")
      }
  }
}
