import './styles/base.css';
import './styles/looks.css';
import './styles/ui.css';
import './styles/lobby.css';
import './styles/friends.css';
import './styles/proof.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { hangSprite } from './cards/CardFace.tsx';
import { speak } from './i18n/texts.ts';
import { chosenLanguage } from './stores/me.ts';
import { watchNotice } from './stores/notice.ts';
import { watchSettings } from './stores/settings.ts';
import { watchWaiting } from './stores/waiting.ts';

// An address such as /rules/king, from a link elsewhere, is #/rules/king here.
if (location.pathname !== '/') history.replaceState(null, '', `/#${location.pathname}`);

watchSettings();
watchWaiting();
watchNotice();
hangSprite();
await speak(chosenLanguage());
render(<App />, document.getElementById('page')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the page: what it needs comes first.
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 1500);
}
