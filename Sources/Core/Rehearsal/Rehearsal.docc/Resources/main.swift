import Ours
import Rehearsal
import RehearsalCommandLine

CommandLineTool(handlers: ["Ours": Program { Ours() }]).main()
