/// Creates an object that optimized code must not put on the stack, where the heap's search doesn't look.
@inline(never) func onHeap<Object: AnyObject>(_ make: () -> Object) -> Object { make() }
