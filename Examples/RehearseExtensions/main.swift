import Extensions
import RehearsalCommandLine

CommandLineTool(handlers: Extensions.all).main()
