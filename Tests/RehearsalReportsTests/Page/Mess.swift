/// What no page and no picture may have, as expressions that find it in a browser.
enum Mess {
  /// Elements wider than the window, texts wider than their boxes, and texts that lie on each other.
  static let inPage = """
    (() => {
      const found = [];
      const root = document.documentElement;
      const width = root.clientWidth;
      if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
      const isSeen = (element) => element.checkVisibility() && !element.closest('.quiet,.skip,.scroll,.behind,option')
        && !getComputedStyle(element).clipPath.startsWith('inset(50%');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const boxes = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || /^(SCRIPT|OPTION|TITLE)$/i.test(element.tagName) || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const clip = element.closest('.problems li,.content,.sheet,.alert,.banner,.page,.home,.app small,#run-title,'
          + '.copy code,.bar b,.transport,#list li > a,#list .meta span,.findings li > a');
        const edge = clip && clip.getBoundingClientRect();
        for (const box of range.getClientRects()) {
          if (box.width < 1) continue;
          if (!clip && (box.left < -1 || box.right > width + 1)) found.push(`cut off: ${node.data.slice(0, 60)}`);
          const [top, bottom] = edge ? [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)]
            : [box.top, box.bottom];
          const right = edge ? Math.min(box.right, edge.right) : box.right;
          if (bottom > top + 2) boxes.push({ node, top, bottom, left: box.left, right });
        }
      }
      boxes.sort((one, other) => one.top - other.top);
      boxes.forEach((one, index) => {
        for (let next = index + 1; next < boxes.length && boxes[next].top < one.bottom - 3; next += 1) {
          const other = boxes[next];
          if (one.node !== other.node && one.left < other.right - 1 && other.left < one.right - 1) {
            found.push(`${one.node.data.slice(0, 40)} lies on ${other.node.data.slice(0, 40)}`);
          }
        }
      });
      return found.slice(0, 5);
    })()
    """

  /// How many places of a kind a page has.
  static func places(_ kind: String) -> String { "document.querySelectorAll('a[href^=\"#\(kind)-\"]').length" }

  /// What is wrong at every so-manieth place of a kind; and on the phone at every step, where it is narrow.
  static func everywhere(_ kind: String, step: Int) -> String {
    """
    (async () => {
      const found = [];
      const cursor = document.getElementById('cursor');
      const count = \(places(kind));
      for (let number = 1; number <= count && found.length < 9; number += \(step)) {
        const gone = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = `\(kind)-${number}`;
        await gone;
        found.push(...\(inPage).map((mess) => `\(kind) ${number}: ${mess}`));
        if (document.getElementById('run').hidden) found.push(`\(kind) ${number} is not shown`);
        if (document.getElementById('theatre').hidden || innerWidth > 500) continue;
        for (let value = 0; value <= Number(cursor.max); value += 1) {
          cursor.value = value;
          cursor.dispatchEvent(new Event('input'));
          for (const part of document.querySelectorAll('.glass,.glass *')) {
            if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline') {
              found.push(`\(kind) ${number}, step ${value + 1}: ${part.textContent.slice(0, 40)} is cut off`);
            }
          }
        }
      }
      return found.slice(0, 9);
    })()
    """
  }

  /// Texts of a picture that lie on each other or outside.
  static let inPicture = """
    (() => {
      const found = [];
      const edge = document.documentElement.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('text')].map((text) => [text, text.getBoundingClientRect()]);
      boxes.forEach(([text, box], index) => {
        if (box.right > edge.right || box.bottom > edge.bottom) found.push(`outside: ${text.textContent}`);
        for (const [other, place] of boxes.slice(index + 1)) {
          if (box.left < place.right && place.left < box.right && box.top < place.bottom - 4
            && place.top < box.bottom - 4) found.push(`${text.textContent} lies on ${other.textContent}`);
        }
      });
      return found.slice(0, 5);
    })()
    """
}
