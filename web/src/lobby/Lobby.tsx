import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGames, fetchTables, type Game, type Sitting } from '../api.ts';
import { NewTable } from '../friends/NewTable.tsx';
import { t } from '../l10n.ts';
import { loadMe } from '../me.ts';
import { LUCK_HREF, verifyHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { CommonWindows } from '../ui/CommonWindows.tsx';
import { opened } from '../ui/windows.ts';
import { Continue } from './Continue.tsx';
import { House } from './House.tsx';
import { Name } from './Name.tsx';
import { lastOrder, play } from './order.ts';
import { Poster } from './Poster.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Waiting } from './Waiting.tsx';
import { hear } from '../waiting.ts';

export function Lobby() {
  const games = useSignal<Game[] | null>(null);
  const sittings = useSignal<Sitting[]>([]);
  const offline = useSignal(false);
  const gathering = useSignal(false);
  const furnishing = useSignal<Game | null>(null);
  const load = async () => {
    try {
      games.value = await fetchGames();
      offline.value = false;
      await loadMe();
      sittings.value = await fetchTables();
      hear(sittings.value);
    } catch {
      offline.value = true;
    }
  };
  useEffect(() => void load(), []);
  useEffect(() => void (document.title = t('lobby-title')), []);
  const last = lastOrder();
  return (
    <div class="lobby">
      <header class="top">
        <LanguageSwitch />
        <span class="grow" />
        <Name />
        <button type="button" class="quiet icon" aria-label={t('ui-settings')} onClick={() => (opened.value = 'settings')}><Icon name="settings" /></button>
        <button type="button" class="quiet icon" aria-label={t('ui-help')} onClick={() => (opened.value = 'help')}><Icon name="help" /></button>
      </header>
      <main>
        <div class="welcome">
          <h1>{t('lobby-title')}</h1>
          <p>{t('lobby-intro')}</p>
          <div class="doors">
          {last && games.value && (
            <button type="button" class="primary again" onClick={() => void play(last)}>
              <Icon name="play" />{t('lobby-quick', { game: t(`game-${last.game}`), preset: t(`preset-${last.game}-${last.preset}`) })}
            </button>
          )}
          <button type="button" class="friends" disabled={!games.value} onClick={() => (gathering.value = true)}><Icon name="friends" />{t('gather-play')}</button>
          </div>
        </div>
        {offline.value && (
          <div class="notice" role="alert">
            <p>{t('lobby-offline')}</p>
            <button type="button" onClick={() => void load()}>{t('lobby-retry')}</button>
          </div>
        )}
        <Waiting />
        <Continue sittings={sittings.value.filter((one) => !one.over && !one.waits)} onDropped={(table) => (sittings.value = sittings.value.filter((one) => one.table !== table))} />
        <ul class="posters" aria-label={t('lobby-games')}>
          {(games.value?.map((game) => game.id) ?? ['quarante', 'quarante-1792', '400', 'jeu-du-roi', 'king']).map((id) => (
            <Poster id={id} game={games.value?.find((game) => game.id === id)} onHouse={(game) => (furnishing.value = game)} />
          ))}
        </ul>
      </main>
      <footer><span>{t('lobby-foot')}</span> <a href={verifyHref()}>{t('proof-title')}</a> <a href={LUCK_HREF}>{t('luck-title')}</a> <a href="/licences.txt">{t('lobby-licences')}</a></footer>
      {furnishing.value && <House game={furnishing.value} onClose={() => (furnishing.value = null)} />}
      {gathering.value && games.value && <NewTable games={games.value} onClose={() => (gathering.value = false)} />}
      <CommonWindows />
    </div>
  );
}
