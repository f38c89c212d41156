import Foundation
import GeneratedSwift

// So many generated files, each whole, broken and without Objective-C, and how long five thousand lines take: what
// `.ci/rewriting` calls. Into a folder that is named as well go files for the compiler, rewritten.
let words = CommandLine.arguments.dropFirst()
let count = words.first.flatMap { UInt64($0) } ?? 10_000
if let folder = words.dropFirst().first {
  for seed in 0..<count {
    let path = "\(folder)/\(seed).swift"
    try RewritingTrial.wellTyped(seed).write(toFile: path, atomically: false, encoding: .utf8)
  }
  exit(0)
}
var complaints = 0
for seed in 0..<count {
  guard let complaint = RewritingTrial.complaint(of: seed) else { continue }
  complaints += 1
  print("seed \(seed): \(complaint)")
}
print("\(count) files, each generated, mutated and plain: \(complaints) rewritten wrongly")

/// Five thousand lines as people write them.
func long() -> String {
  let type = """
    class List#: UIViewController, UITableViewDataSource {
      @IBOutlet private weak var tableView: UITableView!
      var logins: [String] = ["kim", "robin"] // what is shown

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        button.addTarget(self, action: #selector(cancel(_:)), for: .touchUpInside)
      }

      @objc func cancel(_ sender: Any) {
        print("canceled by \\(sender)")
      }
    }

    extension List# {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
      }
    }

    """
  var text = "import UIKit\n"
  var number = 0
  while text.utf8.count(where: { $0 == 0x0A }) < 5_000 {
    text += type.replacingOccurrences(of: "#", with: "\(number)")
    number += 1
  }
  return text
}

let text = long()
let clock = ContinuousClock()
let times = (0..<20).map { _ in clock.measure { _ = RewritingTrial.rewritten(text) } }.sorted()
let lines = text.utf8.count { $0 == 0x0A }
print("\(lines) lines in \(times[10]), at best \(times[0])")
exit(complaints == 0 ? 0 : 1)
