/// What no page and no picture may have, as expressions that find it in a browser.
enum Mess {
  /// Elements wider than the window, texts wider than their boxes, texts that lie on each other, and words of tables
  /// that fall apart.
  static let inPage = """
    (() => {
      const found = [];
      const root = document.documentElement;
      const width = root.clientWidth;
      if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
      const isSeen = (element) => element.checkVisibility()
        && !getComputedStyle(element).clipPath.startsWith('inset(50%');
      const unseen = '[hidden],.quiet,.skip,.scroll,.behind,option,script,noscript,title';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
        node.nodeType === 3 ? NodeFilter.FILTER_ACCEPT
          : node.matches(unseen) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP);
      const boxes = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const clip = element.closest('.problems li,.content,.sheet,.alert,.banner,.page,.home,.app small,.quick span,#run-title,'
          + '.copy code,.bar b,.transport,.rows > .run > a,.findings li > a,.hit,.values dd');
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
      for (const cell of document.querySelectorAll('th,td')) {
        const node = cell.firstChild;
        if (!node || node.nodeType !== 3 || !isSeen(cell)) continue;
        for (const word of node.data.matchAll(/\\S{2,16}/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          if (lines.size > 2) found.push(`in ${lines.size} lines: ${word[0]}`);
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

  /// Texts that stand out too little from what they stand on, by the measure of the web's guidelines: 4.5 to 1.
  static let faint = """
    (() => {
      const parts = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
      const over = ([r, g, b, a = 1], below) => [r, g, b].map((part, index) => part * a + below[index] * (1 - a));
      const light = (color) => color.map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
      const ground = (element) => {
        if (!element) return [255, 255, 255];
        return over(parts(getComputedStyle(element).backgroundColor), ground(element.parentElement));
      };
      const found = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
        if (element.closest('.behind,:disabled,svg,option,.skip,.quiet')) continue;
        const below = ground(element);
        const pair = [light(over(parts(getComputedStyle(element).color), below)), light(below)].sort((a, b) => b - a);
        const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
        if (contrast < 4.5) found.push(`${contrast.toFixed(2)}: ${element.className} ${walker.currentNode.data.slice(0, 40)}`);
      }
      return found.slice(0, 5);
    })()
    """

  /// How many places of a kind a page has.
  static func places(_ kind: String) -> String {
    "new Set([...document.querySelectorAll('a')].map((one) => one.hash).filter((one) => /^#\(kind)-\\d+$/.test(one))).size"
  }

  /// What is wrong at every so-manieth place of a kind; where it is narrow, some also have their phone looked at
  /// at every step.
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
        if (document.getElementById('theatre').hidden || innerWidth > 500 || number % 4 !== 1) continue;
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
