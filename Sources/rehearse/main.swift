import Designs
import Rehearsal
import RehearsalCommandLine
import Shiny
import Stories

CommandLineTool(
  handlers: [
    "Shiny": Program { Shiny() }, "Trusting": Program { Trusting() }, "Asking": Program { Asking() },
    "Graceful": Program { Graceful() },
  ], examples: Stories.all
).main()
