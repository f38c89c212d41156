import Designs
import Faults
import Rehearsal
import RehearsalCommandLine
import Shiny
import Stories

CommandLineTool(
  handlers: [
    "Shiny": Program { Shiny() }, "Trusting": Program { Trusting() }, "Asking": Program { Asking() },
    "Graceful": Program { Graceful() }, "Trapping": Program { Trapping() }, "Endless": Program { Endless() },
    "Bottomless": Program { Bottomless() },
  ], examples: Stories.all
).main()
