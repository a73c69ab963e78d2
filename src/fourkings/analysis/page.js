// The page is whole without this: it leaves decisions out that lost nothing, moves by keys, and tells a screen reader where.
'use strict';
const spoken = document.getElementById('told');
const all = [...document.querySelectorAll('article')];
const bar = document.querySelector('.filter');
const buttons = [...bar.querySelectorAll('button')];

function show(kind) {
  for (const article of all) article.hidden = kind === 'lost' && article.dataset.kind !== 'lost';
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.show === kind));
}

function go(article) {
  article.hidden = false;
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: 'start' });
  spoken.textContent = `${article.querySelector('h3').textContent} ${article.querySelector('.reason').textContent}`;
}

function step(by) {
  const shown = all.filter(({ hidden }) => !hidden);
  if (!shown.length) return;
  const at = shown.indexOf(document.activeElement.closest('article'));
  const to = at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, at + by));
  go(shown[to]);
}

bar.hidden = false;
for (const button of buttons) button.addEventListener('click', () => show(button.dataset.show));
show(all.some((article) => article.dataset.kind === 'lost') ? 'lost' : 'all');

addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by) {
    event.preventDefault();
    step(by);
  }
});

function follow() {
  const wanted = document.getElementById(location.hash.slice(1));
  if (wanted?.matches('article')) go(wanted);
}
addEventListener('hashchange', follow);
follow();
