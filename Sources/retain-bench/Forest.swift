/// An object with two links.
final class Tree {
  var left: Tree?
  var right: Tree?
}

/// Objects linked at random, the same in every run: one link of each leads round through all of
/// them, the other anywhere.
final class Forest {
  let first: Tree

  init(count: Int) {
    var trees = (0..<count).map { _ in Tree() }
    var state: UInt64 = 1
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for index in trees.indices.dropFirst() { trees.swapAt(index, random(below: index + 1)) }
    for (index, tree) in trees.enumerated() {
      tree.left = trees[(index + 1) % count]
      tree.right = trees[random(below: count)]
    }
    first = trees[0]
  }
}
