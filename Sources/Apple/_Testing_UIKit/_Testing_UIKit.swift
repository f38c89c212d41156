// Empty, because a file that imports both Testing and a module named UIKit makes the compiler look for this one.
