/* What a reader of one language meets on a page: its texts, and what of them is cut. Put into the page by `reader.py`. */
(() => {
  const HIDING = /hidden|clip/;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  /* Names of languages are written in their own, and those that people and bots bear are of no language. */
  const foreign = (element) => element.closest('option[lang], bdi, script, style, .licences');
  const top = () => document.querySelector('dialog[open]') ?? document.body;

  function* nodes() {
    const walker = document.createTreeWalker(top(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (walker.currentNode.data.trim() && !foreign(element) && seen(element)) yield [walker.currentNode, element];
    }
  }

  /* Whole sentences: what stands in one block, with what is written inside it. */
  function texts() {
    const blocks = new Set();
    for (const [, element] of nodes()) {
      let block = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement !== document.body && !block.matches('button, a.button')) block = block.parentElement;
      blocks.add(block);
    }
    const all = [...blocks].map((block) => ({ text: block.innerText || block.textContent, rules: !!block.closest('article') }));
    for (const element of top().querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!seen(element) || foreign(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (element.getAttribute(name)) all.push({ text: element.getAttribute(name), rules: false });
    }
    return all;
  }

  function cut() {
    const faults = [];
    for (const [node, element] of nodes()) {
      if (element.closest('.unseen')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
      let unseen = false, apart = false;
      for (let box = element; box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box), button = !apart && box.matches('button, .button, th, td');
        if ((unseen = style.clipPath.startsWith('inset(50%'))) break;
        apart ||= style.position === 'absolute';
        if ((unseen = /auto|scroll/.test(style.overflowX))) break;
        if (!button && !HIDING.test(style.overflowX)) continue;
        const { left, right } = box.getBoundingClientRect();
        if (rects.some((rect) => rect.left < left - 1.5 || rect.right > right + 1.5)) {
          faults.push(`cut: "${node.data.trim()}" in ${box.tagName.toLowerCase()}.${[...box.classList].join('.')}`);
          break;
        }
      }
      if (!unseen && rects.some((rect) => rect.left < -1.5 || rect.right > innerWidth + 1.5)) faults.push(`beside the screen: "${node.data.trim()}"`);
    }
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide in ${innerWidth}`);
    const open = document.querySelector('dialog[open]');
    if (open && open.scrollWidth > open.clientWidth + 1) faults.push(`the window is ${open.scrollWidth} wide in ${open.clientWidth}`);
    return faults;
  }

  /* Texts that run from the right in boxes that run from the left: what stands at their end, a number or a sign, comes first. */
  function turned() {
    const blocks = new Set();
    for (const [node, element] of nodes()) {
      if (!/[\u0590-\u08ff]/.test(node.data) || element.closest('.unseen')) continue;
      let block = element;
      while (getComputedStyle(block).display.startsWith('inline') && !block.dir && !block.matches('bdi')) block = block.parentElement;
      blocks.add(block);
    }
    const wrong = [...blocks].filter((block) => {
      const { direction, unicodeBidi } = getComputedStyle(block);
      return direction === 'ltr' && unicodeBidi !== 'plaintext' && /[\p{P}\p{N}\p{S}]/u.test(block.innerText);
    });
    return wrong.map((block) => `runs from the left: "${block.innerText.trim()}" in ${block.tagName.toLowerCase()}.${[...block.classList].join('.')}`);
  }

  /* What somebody copies who selects everything. */
  function copied() {
    getSelection().selectAllChildren(top());
    const text = getSelection().toString();
    getSelection().removeAllRanges();
    return text;
  }

  window.read = () => ({ texts: texts(), faults: [...cut(), ...(document.dir === 'rtl' ? turned() : [])], copied: copied() });
})();
