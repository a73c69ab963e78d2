/* What an eye finds wrong with a table as it is drawn now. Put into the page by `eye.py`. */
(() => {
  const GROUPS = {
    bar: '.bar', actions: '.actions', plate: '.plate', shown: '.seat .shown', bubble: '.bubble', talk: '.talk', announce: '.announce', hint: '.hint', friend: '.friend',
    banner: '.away-banner', toast: '.connection p, .announced', result: '.result', hand: '.hand .card', trick: '.trick .card', side: '.side',
  };
  /* Cards of one hand overlap, and so do those of a trick; all else stands apart. */
  const OVERLAPS = ['hand', 'trick'];
  const BOXES = 'button, .button, .plate, .bubble, .hint, .friend, .talk, .announce, .contract span, .refusal';

  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen') && element.getClientRects().length > 0 && box(element).width > 1;
  const box = (element) => element.getBoundingClientRect();
  const named = (element) => {
    const label = element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${label}"`;
  };
  const inside = (part, whole, slack = 1) =>
    part.left >= whole.left - slack && part.top >= whole.top - slack && part.right <= whole.right + slack && part.bottom <= whole.bottom + slack;
  const corners = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round).join(' ')}]`;
  const view = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const hit = (rect, wanted) => {
    const at = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    return at && wanted.contains(at) ? '' : at ? named(at) : 'nothing';
  };

  const covers = (rect, other, slack = 1.5) => Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > slack && Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) > slack + 2;

  function sizes(faults) {
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollWidth} × ${page.scrollHeight} in a view of ${innerWidth} × ${innerHeight}`);
    for (const element of document.querySelectorAll('.table-page, .table-page main, .felt, .around, .own')) {
      if (seen(element) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)) faults.push(`${named(element).split(' ')[0]} holds ${element.scrollWidth} × ${element.scrollHeight} in ${element.clientWidth} × ${element.clientHeight}`);
    }
  }

  function cards(faults) {
    for (const card of document.querySelectorAll('.hand .card')) {
      if (!seen(card)) continue;
      const index = box(card.querySelector('.corner:not(.turned) b'));
      const over = hit(index, card);
      if (!inside(index, view())) faults.push(`the index of ${card.dataset.card} is out of view ${corners(index)}`);
      else if (over) faults.push(`the index of ${card.dataset.card} lies under ${over}`);
      else if (index.height < 14) faults.push(`the index of ${card.dataset.card} is ${Math.round(index.height)} high`);
    }
  }

  function buttons(faults) {
    for (const element of document.querySelectorAll('.table-page :is(button, a.button, input, select, summary):not(.hand .card)')) {
      if (!seen(element) || element.closest('.side .chat ol')) continue;
      // What stands in an account that is longer than its card may be scrolled to; the ways on stay in view.
      if (element.closest('.result') && !element.closest('.doors')) element.scrollIntoView({ block: 'center' });
      const rect = box(element);
      const over = hit(rect, element);
      if (!inside(rect, view())) faults.push(`${named(element)} is out of view ${corners(rect)}`);
      else if (over) faults.push(`${named(element)} lies under ${over}`);
      else if (rect.width < 24 || rect.height < 24) faults.push(`${named(element)} is too small ${corners(rect)}`);
    }
  }

  function apart(faults) {
    const bodies = Object.entries(GROUPS).flatMap(([group, pattern]) => [...document.querySelectorAll(pattern)].filter(seen).map((element) => ({ group, element, rect: box(element) })));
    bodies.forEach((first, i) => {
      for (const second of bodies.slice(i + 1)) {
        if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
        if (first.group === second.group && OVERLAPS.includes(first.group)) continue;
        const slack = first.group === 'trick' || second.group === 'trick' ? 4 : 1.5;
        const across = Math.min(first.rect.right, second.rect.right) - Math.max(first.rect.left, second.rect.left);
        const down = Math.min(first.rect.bottom, second.rect.bottom) - Math.max(first.rect.top, second.rect.top);
        if (across > slack && down > slack) faults.push(`${first.group} and ${second.group} overlap: ${named(first.element)} ${corners(first.rect)}, ${named(second.element)} ${corners(second.rect)}`);
      }
    });
    for (const { element, rect } of bodies) if (!inside(rect, view())) faults.push(`${named(element)} is out of view ${corners(rect)}`);
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
          faults.push(`"${text.data.trim().slice(0, 60)}" is cut by ${named(around).split(' ')[0]}: ${corners(out)} in ${corners(bounds)}`);
          break;
        }
      }
    }
    for (const element of document.querySelectorAll('.word, .actions button')) if (seen(element) && element.scrollWidth > element.clientWidth + 1) faults.push(`${named(element)} is wider than its button`);
  }

  /* What the deal is about stands there at every moment; a talk says what is asked, and who bids, where a hint does not. */
  function stakes(faults) {
    for (const element of document.querySelectorAll('.contract, .felt:not(.hinting, .friendly) .talk > :is(h2, .bidders)')) {
      if (element.textContent.trim() && !seen(element)) faults.push(`${named(element)} is hidden`);
    }
  }

  /* A word, without the marks around it, is on one line where names stand in columns; a very long one may go on below. */
  const WORD = /[^\s\u200f\u2066-\u2069-]+-?/g;
  const MOST_LETTERS = 12;
  function words(faults, within = '.table-page') {
    for (const element of document.querySelectorAll(`${within} :is(.name, .mate, .bidders span, .bidders small, .sheet th, .account th, .final th)`)) {
      if (!seen(element)) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of walker.currentNode.data.matchAll(WORD)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const parts = range.getClientRects().length;
          if (parts > (word.length <= MOST_LETTERS ? 1 : 3)) faults.push(`"${word}" is broken into ${parts} in ${named(element.closest('table, .plate, .bidders') ?? element).split(' ')[0]}`);
        }
      }
    }
  }

  /* A window that lies open over the table: nothing in it is wider than it, and no word is broken. */
  window.lookAtWindow = () => {
    const faults = [];
    const open = document.querySelector('dialog[open]');
    for (const element of [open, ...open.querySelectorAll('*')]) {
      if (seen(element) && /auto|scroll|hidden/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`${named(element).split(' ')[0]} holds ${element.scrollWidth} in a width of ${element.clientWidth}`);
    }
    words(faults, 'dialog[open]');
    return faults;
  };

  /* What a choice is worth stands on its card, and is read whole where the next card lies over it. */
  function worths(faults) {
    for (const figure of document.querySelectorAll('.hand .figure')) {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const { left, right, top, bottom } = range.getBoundingClientRect(), card = figure.closest('.card');
      const last = (right - left) / figure.textContent.length / 2;
      const at = document.elementFromPoint(right - last, (top + bottom) / 2);
      if (!card.contains(at)) faults.push(`the end of ${figure.textContent} on ${card.dataset.card} lies under ${at && named(at)}`);
    }
  }

  /* A page that stands on a table and goes on below it: the same, but that it may be scrolled down. */
  window.lookAtOpen = () => {
    const faults = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
    if (document.querySelector('.open-page')) for (const find of [cards, worths, apart, texts, words]) find(faults);
    return faults.slice(0, 12);
  };

  window.look = () => {
    const faults = [];
    for (const find of [sizes, cards, buttons, apart, texts, stakes, words]) find(faults);
    for (const element of document.querySelectorAll('.result .scroll')) if (element.scrollWidth > element.clientWidth + 1) faults.push(`an account is ${element.scrollWidth} wide in ${element.clientWidth}`);
    const index = document.querySelector('.trick .card .corner:not(.turned) b');
    return { faults: faults.slice(0, 12), index: index ? box(index).height : 0, cards: document.querySelectorAll('.trick .card').length };
  };

  /* Where the hand is and how wide each card of the trick, to be compared with the same a card later. */
  window.lies = () => {
    const hand = box(document.querySelector('.hand'));
    const cards = [...document.querySelectorAll('.trick .card')].map((card) => [card.dataset.card, card.offsetWidth]);
    return { held: document.querySelectorAll('.hand .card').length, hand: [hand.top, hand.height].map(Math.round), cards: Object.fromEntries(cards) };
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
