import RehearsalCommandLine
import Stories

CommandLineTool(handlers: Handlers.all, examples: Stories.all).main()
