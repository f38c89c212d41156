import RehearsalCommandLine
import Stories

CommandLineTool(handlers: Handlers.all, examples: Stories.all, sibling: "rehearse-extensions").main()
