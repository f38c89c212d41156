/// The parts of a page that are empty until somebody looks at a run.
enum PageSkeleton {
  /// One run, which the script fills in.
  static let stage = """
    <section id="run" aria-labelledby="run-title" hidden>
    <p class="crumbs"><a id="back" href="#runs">← All runs</a><span class="spring"></span>\
    <button type="button" id="previous">Previous</button><button type="button" id="next">Next</button></p>
    <h2 id="run-title" tabindex="-1"></h2>
    <p id="run-meta" class="meta"></p>
    <div id="run-problems"></div>
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
    <section id="beside" aria-labelledby="beside-title"><h3 id="beside-title">Beside the nearest run that passes</h3>
    <div class="pair"></div></section>
    <section id="rules" aria-labelledby="rules-title"><h3 id="rules-title">Rules</h3><div class="cards"></div></section>
    <section id="replay" aria-labelledby="replay-title"><h3 id="replay-title">The scenario that plays it again</h3>
    <div class="copy"><code></code><button type="button">Copy</button></div></section>
    <section id="script" aria-labelledby="script-title"><h3 id="script-title">What the scenario says</h3><ol></ol></section>
    <section id="way" aria-labelledby="way-title"><h3 id="way-title">The way through the machine</h3><div></div></section>
    </section>

    """

  /// What the keys do.
  static let keys = """
    <kbd>←</kbd> <kbd>→</kbd> step through a run · <kbd>p</kbd> <kbd>n</kbd> previous and next run · \
    <kbd>/</kbd> search · <kbd>Esc</kbd> back to all runs · <kbd>d</kbd> dark or light
    """
}
