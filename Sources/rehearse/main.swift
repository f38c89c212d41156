import RehearsalCommandLine
import Stories

CommandLineTool(examples: Stories.all).main()
