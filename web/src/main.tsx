import './styles/base.css';
import './styles/looks.css';
import './styles/ui.css';
import './styles/lobby.css';
import './styles/emblem.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { hangSprite } from './cards/CardFace.tsx';
import { speak } from './i18n/texts.ts';
import { chosenLanguage } from './stores/me.ts';
import { watchNotice } from './stores/notice.ts';
import { route } from './stores/route.ts';
import { watchSettings } from './stores/settings.ts';
import { loadSite } from './stores/site.ts';
import { watchWaiting } from './stores/waiting.ts';

// An address such as /rules/king, from a link elsewhere, is #/rules/king here.
if (location.pathname !== '/') history.replaceState(null, '', `/#${location.pathname}`);

watchSettings();
watchWaiting();
watchNotice();
void loadSite();
hangSprite();
await speak(chosenLanguage());
render(<App />, document.getElementById('page')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // It fetches the whole program to keep it: for somebody who has gone on from the lobby, not for whoever glances at it.
  const settle = effect(() => {
    if (route.value.page === 'lobby') return;
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    queueMicrotask(() => settle());
  });
}
