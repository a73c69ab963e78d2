/* What an eye finds wrong with a table as it is drawn now. Put into the page by `eye.py`. */
(() => {
  const GROUPS = {
    bar: '.bar', actions: '.actions', plate: '.plate', shown: '.seat .shown', bubble: '.bubble', talk: '.talk', announce: '.announce', hint: '.hint', friend: '.friend',
    banner: '.away-banner', toast: '.connection p, .announced', result: '.result', hand: '.hand .card', trick: '.trick .card', side: '.side',
  };
  /* Cards of one hand overlap, and so do those of a trick; all else stands apart. */
  const OVERLAPS = ['hand', 'trick'];
  const BOXES = 'button, .button, .plate, .bubble, .hint, .friend, .talk, .announce, .contract span, .refusal';

  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen') && one.getClientRects().length > 0 && box(one).width > 1;
  const box = (one) => one.getBoundingClientRect();
  const named = (one) => {
    const label = one.getAttribute('aria-label') || one.textContent.trim().slice(0, 40);
    return `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${label}"`;
  };
  const inside = (part, whole, slack = 1) =>
    part.left >= whole.left - slack && part.top >= whole.top - slack && part.right <= whole.right + slack && part.bottom <= whole.bottom + slack;
  const told = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round).join(' ')}]`;
  const view = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const hit = (rect, wanted) => {
    const at = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    return at && wanted.contains(at) ? '' : at ? named(at) : 'nothing';
  };

  const covers = (one, other, slack = 1.5) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack + 2;

  function sizes(faults) {
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollWidth} × ${page.scrollHeight} in a view of ${innerWidth} × ${innerHeight}`);
    for (const one of document.querySelectorAll('.table-page, .table-page main, .felt, .around, .own')) {
      if (seen(one) && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)) faults.push(`${named(one).split(' ')[0]} holds ${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}`);
    }
  }

  function cards(faults) {
    for (const card of document.querySelectorAll('.hand .card')) {
      if (!seen(card)) continue;
      const index = box(card.querySelector('.corner:not(.turned) b'));
      const over = hit(index, card);
      if (!inside(index, view())) faults.push(`the index of ${card.dataset.card} is out of view ${told(index)}`);
      else if (over) faults.push(`the index of ${card.dataset.card} lies under ${over}`);
      else if (index.height < 14) faults.push(`the index of ${card.dataset.card} is ${Math.round(index.height)} high`);
    }
  }

  function buttons(faults) {
    for (const one of document.querySelectorAll('.table-page :is(button, a.button, input, select, summary):not(.hand .card)')) {
      if (!seen(one) || one.closest('.side .chat ol')) continue;
      // What stands in an account that is longer than its card may be scrolled to; the ways on stay in view.
      if (one.closest('.result') && !one.closest('.doors')) one.scrollIntoView({ block: 'center' });
      const rect = box(one);
      const over = hit(rect, one);
      if (!inside(rect, view())) faults.push(`${named(one)} is out of view ${told(rect)}`);
      else if (over) faults.push(`${named(one)} lies under ${over}`);
      else if (rect.width < 24 || rect.height < 24) faults.push(`${named(one)} is too small ${told(rect)}`);
    }
  }

  function apart(faults) {
    const bodies = Object.entries(GROUPS).flatMap(([group, pattern]) => [...document.querySelectorAll(pattern)].filter(seen).map((one) => ({ group, one, rect: box(one) })));
    bodies.forEach((first, i) => {
      for (const second of bodies.slice(i + 1)) {
        if (first.one.contains(second.one) || second.one.contains(first.one)) continue;
        if (first.group === second.group && OVERLAPS.includes(first.group)) continue;
        const slack = first.group === 'trick' || second.group === 'trick' ? 4 : 1.5;
        const across = Math.min(first.rect.right, second.rect.right) - Math.max(first.rect.left, second.rect.left);
        const down = Math.min(first.rect.bottom, second.rect.bottom) - Math.max(first.rect.top, second.rect.top);
        if (across > slack && down > slack) faults.push(`${first.group} and ${second.group} overlap: ${named(first.one)} ${told(first.rect)}, ${named(second.one)} ${told(second.rect)}`);
      }
    });
    for (const { one, rect } of bodies) if (!inside(rect, view())) faults.push(`${named(one)} is out of view ${told(rect)}`);
  }

  /* A text is whole where its lines lie within every box around it that does not scroll. */
  function texts(faults) {
    const walker = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.data.trim() || !seen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const mark = parent.closest('.plate')?.querySelector('.dealer');
      if (mark && !mark.contains(parent) && lines.some((line) => covers(box(mark), line))) faults.push(`"${text.data.trim()}" lies under the dealer's mark`);
      for (let around = parent; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (overflowX === 'visible' && (!around.matches(BOXES) || parent.closest('.dealer'))) continue;
        const bounds = box(around);
        const out = lines.find((line) => !inside(line, bounds, 2));
        if (out) {
          faults.push(`"${text.data.trim().slice(0, 60)}" is cut by ${named(around).split(' ')[0]}: ${told(out)} in ${told(bounds)}`);
          break;
        }
      }
    }
    for (const one of document.querySelectorAll('.word, .actions button')) if (seen(one) && one.scrollWidth > one.clientWidth + 1) faults.push(`${named(one)} is wider than its button`);
  }

  /* What the deal is about stands there at every moment; a talk says what is asked, and who bids, where a hint does not. */
  function stakes(faults) {
    for (const one of document.querySelectorAll('.contract, .felt:not(.hinting, .friendly) .talk > :is(h2, .bidders)')) {
      if (one.textContent.trim() && !seen(one)) faults.push(`${named(one)} is hidden`);
    }
  }

  /* A word is on one line where names stand in columns; one of more letters than anybody expects may go on below. */
  const WORD = /[^\s-]+-?/g;
  const MOST_LETTERS = 12;
  function words(faults, within = '.table-page') {
    for (const one of document.querySelectorAll(`${within} :is(.name, .mate, .bidders span, .bidders small, .sheet th, .account th, .final th)`)) {
      if (!seen(one)) continue;
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of walker.currentNode.data.matchAll(WORD)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const parts = range.getClientRects().length;
          if (parts > (word.length <= MOST_LETTERS ? 1 : 3)) faults.push(`"${word}" is broken into ${parts} in ${named(one.closest('table, .plate, .bidders') ?? one).split(' ')[0]}`);
        }
      }
    }
  }

  /* A window that lies open over the table: nothing in it is wider than it, and no word is broken. */
  window.lookAtWindow = () => {
    const faults = [];
    const open = document.querySelector('dialog[open]');
    for (const one of [open, ...open.querySelectorAll('*')]) {
      if (seen(one) && /auto|scroll|hidden/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1) faults.push(`${named(one).split(' ')[0]} holds ${one.scrollWidth} in a width of ${one.clientWidth}`);
    }
    words(faults, 'dialog[open]');
    return faults;
  };

  window.look = () => {
    const faults = [];
    for (const find of [sizes, cards, buttons, apart, texts, stakes, words]) find(faults);
    for (const one of document.querySelectorAll('.result .scroll')) if (one.scrollWidth > one.clientWidth + 1) faults.push(`an account is ${one.scrollWidth} wide in ${one.clientWidth}`);
    const index = document.querySelector('.trick .card .corner:not(.turned) b');
    return { faults: faults.slice(0, 12), index: index ? box(index).height : 0, cards: document.querySelectorAll('.trick .card').length };
  };

  /* The line to the table is held by the test: it hears nothing but what is pushed. */
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      window.line = this;
      this.listeners = {};
    }
    addEventListener(type, listener) {
      this.listeners[type] = listener;
    }
    send() {}
    close() {}
  };
  window.push = async (update) => {
    window.line.listeners.message({ data: JSON.stringify(update) });
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => setTimeout(drawn, 0));
  };
})();
