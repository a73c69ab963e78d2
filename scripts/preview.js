// Puts the four kings, drawn as at the table, in the place of the page: for scripts/preview.py.
() => {
  const corner = (suit) => `<b data-text="K"></b><svg><use href="#${suit}"/></svg>`;
  const half = (suit) => `<g transform="translate(50 52) scale(.72)"><use href="#K"/></g><use href="#${suit}" x="23" y="12" width="12" height="12"/>`;
  const king = (suit) => `<span class="card"><span class="face ${suit}"><span class="corner">${corner(suit)}</span>
    <span class="corner turned">${corner(suit)}</span><svg class="art" viewBox="0 0 100 144"><g class="court">
    <rect x="20" y="8" width="60" height="128" rx="3" class="frame"/><svg x="20" y="8" width="60" height="64" viewBox="20 8 60 64">${half(suit)}</svg>
    <g transform="rotate(180 50 72)"><svg x="20" y="8" width="60" height="64" viewBox="20 8 60 64">${half(suit)}</svg></g>
    <path d="M20 72H80" class="belt"/></g></svg></span></span>`;
  const fan = ['S', 'H', 'C', 'D'].map((suit, i) =>
    `<div style="position:absolute;left:${330 + i * 120}px;top:${262 + Math.abs(i - 1.5) * 14}px;--w:206px;transform:rotate(${(i - 1.5) * 8}deg)">${king(suit)}</div>`);
  const page = document.getElementById('page');
  const drawn = document.createElement('div');
  drawn.style.cssText = 'position:fixed;inset:0;z-index:99;overflow:hidden;color:var(--on-felt);background:radial-gradient(90% 110% at 50% 40%,var(--felt-1),var(--felt-2) 58%,var(--felt-3))';
  drawn.innerHTML = `<h1 style="position:absolute;inset:44px 0 auto;text-align:center;font-size:104px;font-weight:500">Four Kings</h1>
    <p style="position:absolute;inset:172px 0 auto;text-align:center;font:500 34px var(--serif);color:#f0d489">Quarante de Roi · 1792 · 400 · Le Jeu du Roi · King</p>${fan.join('')}`;
  page.replaceChildren(drawn);
}
