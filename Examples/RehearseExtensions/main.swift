import Asynchronous
import Extensions
import Rehearsal
import RehearsalCommandLine
import RehearsalRuntime

let asynchronous: KeyValuePairs<String, Program> = [
  "Awaiting": Program(runtime: .virtual) { Awaiting() },
  "Hopping": Program(runtime: .virtual) { Hopping() },
  "Racing": Program(runtime: .virtual) { Racing() },
  "TakingTurns": Program(runtime: .virtual) { TakingTurns() },
  "Torture": Program(runtime: .virtual) { Torture() },
]
let all = Array(Extensions.all) + Array(asynchronous)

CommandLineTool(handlers: all.map { (name: $0.key, program: $0.value) }).main()
