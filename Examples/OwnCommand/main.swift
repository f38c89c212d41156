import Designs
import Rehearsal
import RehearsalCommandLine

CommandLineTool(handlers: ["Ours": Program { Asking() }]).main()
