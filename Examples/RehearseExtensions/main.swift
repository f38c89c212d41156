import Asynchronous
import Extensions
import Rehearsal
import RehearsalCommandLine
import RehearsalRuntime
import Shipped
import Stories

let asynchronous: KeyValuePairs<String, Program> = [
  "AlarmsApart": Program(runtime: .virtual) { AlarmsApart() },
  "AlarmsTogether": Program(runtime: .virtual) { AlarmsTogether() },
  "Awaiting": Program(runtime: .virtual) { Awaiting() },
  "Dawdling": Program(runtime: .virtual) { Dawdling() },
  "Hopping": Program(runtime: .virtual) { Hopping() },
  "LookingTwice": Program(runtime: .virtual) { LookingTwice() },
  "Overwriting": Program(runtime: .virtual) { Overwriting() },
  "Racing": Program(runtime: .virtual) { Racing() },
  "TakingTurns": Program(runtime: .virtual) { TakingTurns() },
  "TellingAside": Program(runtime: .virtual) { TellingAside() },
  "TellingFirst": Program(runtime: .virtual) { TellingFirst() },
  "Torture": Program(runtime: .virtual) { Torture() },
  "WritingInOrder": Program(runtime: .virtual) { WritingInOrder() },
]
let all = (Array(Extensions.all) + Array(Shipped.all) + Array(asynchronous)).map {
  (name: $0.key, program: $0.value)
}

CommandLineTool(handlers: Handlers.all + all, examples: Stories.all).main()
