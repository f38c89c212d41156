/// The parts of a page that are empty until somebody looks at a run.
enum PageSkeleton {
  /// One run, which the script fills in.
  static let stage = """
    <section id="run" aria-labelledby="run-title" hidden>
    <p class="crumbs"><a id="back" href="#runs">← All runs</a><span class="spring"></span>\
    <button type="button" id="previous">Previous</button><button type="button" id="next">Next</button></p>
    <h2 id="run-title" tabindex="-1"></h2>
    <p id="run-meta" class="meta"></p>
    <dl class="values" id="run-values"></dl>
    <div id="run-problems"></div>
    <p class="ways" id="run-ways"></p>
    <div class="copy" id="run-again"><code></code><button type="button">Copy</button></div>
    <div id="theatre">
    <div class="transport" role="group" aria-label="Timeline">
    <button type="button" id="earlier" aria-label="Earlier step">←</button>
    <input type="range" id="cursor" min="0" value="0" aria-label="Step">
    <button type="button" id="later" aria-label="Later step">→</button>
    <output id="moment" for="cursor" aria-live="polite"></output>
    </div>
    <div class="split">
    <div id="sequence"></div>
    <aside id="scene" aria-label="At this moment"></aside>
    </div>
    </div>
    <section id="beside" aria-labelledby="beside-title"><h3 id="beside-title" tabindex="-1">Beside the nearest run that passes</h3>
    <p class="lead" id="beside-which"></p>
    <div class="pair"></div></section>
    <section id="rules" aria-labelledby="rules-title"><h3 id="rules-title" tabindex="-1">Rules</h3><div class="cards"></div></section>
    <section id="replay" aria-labelledby="replay-title"><h3 id="replay-title" tabindex="-1">The scenario that plays it again</h3>
    <div class="copy"><code></code><button type="button">Copy</button></div></section>
    <section id="script" aria-labelledby="script-title"><h3 id="script-title" tabindex="-1">What the scenario says</h3><ol></ol></section>
    <section id="way" aria-labelledby="way-title"><h3 id="way-title">The way through the machine</h3><div></div></section>
    </section>

    """

  /// What stands under everything.
  static let footer = "<kbd>?</kbd> shows what the keys do."

  /// What the keys do.
  static let help = """
    <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2>
    <dl>
    <div><dt><kbd>/</kbd></dt><dd>search scenarios and stories</dd></div>
    <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous: in the list a run, in a run a step</dd></div>
    <div><dt><kbd>Enter</kbd></dt><dd>open the run</dd></div>
    <div><dt><kbd>o</kbd></dt><dd>show or hide the runs of all features</dd></div>
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>step through a run</dd></div>
    <div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>its first and its last step</dd></div>
    <div><dt><kbd>p</kbd> <kbd>n</kbd></dt><dd>previous and next run</dd></div>
    <div><dt><kbd>s</kbd> <kbd>r</kbd> <kbd>b</kbd></dt><dd>of a run: its scenario, its rules, the nearest that passes</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>back to the list</dd></div>
    <div><dt><kbd>d</kbd></dt><dd>dark or light</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>this</dd></div>
    </dl>
    <button type="button">Close</button></dialog>
    """
}
