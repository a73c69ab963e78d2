import './styles/tokens.css';
import './styles/base.css';
import './styles/looks.css';
import './styles/components.css';
import './styles/ui.css';
import './styles/lobby.css';
import './styles/emblem.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { hangSuits } from './cards/suits.ts';
import { watchBack } from './logic/back.ts';
import { alone, embedded, ROOT } from './offline/mode.ts';
import { speak } from './i18n/texts.ts';
import { chosenLanguage } from './stores/me.ts';
import { watchKept } from './stores/offlinePage.ts';
import { watchNotice } from './stores/notice.ts';
import { PATH, route } from './stores/route.ts';
import { watchSettings } from './stores/settings.ts';
import { loadSite } from './stores/site.ts';
import { telling, watchWaiting } from './stores/waiting.ts';
import { register, watchWorker } from './stores/worker.ts';
import { HANDS } from './table/keys.ts';
import { keepFocus, watchKeys } from './ui/focus.ts';
import { awaitTranslation } from './ui/translation.ts';

/** Let the browser do what waits: draw, or answer a finger. A page that nobody sees goes on, too. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

// An address such as /rules/king, from a link elsewhere, is #/rules/king here.
if (PATH !== '/') history.replaceState(null, '', `${ROOT}/${embedded ? location.search : ''}#${PATH}`);

awaitTranslation();
watchBack();
watchKeys();
keepFocus(['dialog[open] .content', ...HANDS, '#round', '#seat', 'h1', 'main']);
watchSettings();
await speak(chosenLanguage());
const watchCopy = () => watchKept(() => import('./stores/keepPage.ts').then((page) => page.keepHere()));
// Each of these is short enough for a slow phone, which answers a finger between two of them.
await pause();
render(<App />, document.getElementById('page')!);
for (const begin of [hangSuits, watchWaiting, watchWorker, watchCopy, watchNotice, loadSite]) {
  await pause();
  void begin();
}
if (telling.value === 'open') void import('./stores/turns.ts').then((turns) => turns.subscribe());
// It keeps what is used here: for somebody who has gone on from the lobby, not for whoever glances at it.
const settle = effect(() => {
  if (alone || route.value.page === 'lobby') return;
  void register();
  queueMicrotask(() => settle());
});
