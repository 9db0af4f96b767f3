// Not in the target: Xcode leaves it out, and it would not compile.
import Nowhere

let draft = Draft.missing
