/// Registers services that belong together.
public protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: any Resolver)
}

extension Assembly {
  public func loaded(resolver: any Resolver) {}
}

/// Fills a container from assemblies.
public final class Assembler {
  private let container: Container

  public var resolver: any Resolver { container }

  public init(container: Container? = nil) {
    self.container = container ?? Container()
  }

  public init(parentAssembler: Assembler?) {
    container = Container(parent: parentAssembler?.container)
  }

  public convenience init(_ assemblies: [any Assembly], container: Container? = nil) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  public convenience init(_ assemblies: [any Assembly], parent: Assembler?) {
    self.init(parentAssembler: parent)
    apply(assemblies: assemblies)
  }

  public convenience init(
    _ assemblies: [any Assembly], _ parent: Assembler?,
    defaultObjectScope: ObjectScope = .graph
  ) {
    self.init(parentAssembler: parent)
    apply(assemblies: assemblies)
  }

  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: resolver) }
  }
}
