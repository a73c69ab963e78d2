import { OF_THE_HOUSE } from 'texts:games';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGames, fetchTables, openGathering, type Game, type Gathering, type Sitting } from '../api.ts';
import { NewTable } from '../friends/NewTable.tsx';
import { language, learn, t } from '../i18n/texts.ts';
import { chooseLanguage, chooseName, ensureName, loadMe, name } from '../stores/me.ts';
import { chooseWord, word } from '../stores/noted.ts';
import { houseOf, keepHouse, lastOrder, play } from '../stores/order.ts';
import { set, settings } from '../stores/settings.ts';
import { go, LUCK_HREF, tableHref, verifyHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { CommonWindows } from '../CommonWindows.tsx';
import { opened } from '../stores/windows.ts';
import { Continue } from './Continue.tsx';
import { House } from './House.tsx';
import { Name } from './Name.tsx';
import { Poster } from './Poster.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Waiting } from './Waiting.tsx';
import { ask, hear, permission, slow, waiting } from '../stores/waiting.ts';

/** Open a table for friends and go there. */
async function gather(order: Omit<Gathering, 'pace'>): Promise<void> {
  keepHouse({ game: order.game, preset: order.preset, options: order.options });
  await ensureName();
  const { table } = await openGathering({ ...order, pace: settings.value.pace });
  go(tableHref(table));
}

export function LobbyPage() {
  const games = useSignal<Game[] | null>(null);
  const sittings = useSignal<Sitting[]>([]);
  const offline = useSignal(false);
  const gathering = useSignal(false);
  const furnishing = useSignal<Game | null>(null);
  const load = async () => {
    try {
      const found = await fetchGames();
      await learn(found.map((game) => game.id));
      games.value = found;
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
        <LanguageSwitch language={language.value} onChoose={(code) => void chooseLanguage(code)} />
        <span class="grow" />
        <Name name={name.value} onChoose={chooseName} />
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
        {slow.value && <Waiting waiting={waiting.value} permission={permission.value} onAsk={() => void ask()} />}
        <Continue sittings={sittings.value.filter((one) => !one.over && !one.waits)} onDropped={(table) => (sittings.value = sittings.value.filter((one) => one.table !== table))} />
        <ul class="posters" aria-label={t('lobby-games')}>
          {(games.value?.map((game) => game.id) ?? OF_THE_HOUSE).map((id) => (
            <Poster key={id} id={id} house={houseOf(id)} onPlay={play} game={games.value?.find((game) => game.id === id)} onHouse={(game) => (furnishing.value = game)} />
          ))}
        </ul>
      </main>
      <footer><span>{t('lobby-foot')}</span> <a href={verifyHref()}>{t('proof-title')}</a> <a href={LUCK_HREF}>{t('luck-title')}</a> <a href="/licences.txt">{t('lobby-licences')}</a></footer>
      {furnishing.value && <House game={furnishing.value} house={houseOf(furnishing.value.id)} settings={settings.value} word={word.value} onChange={keepHouse} onSet={set} onWord={chooseWord} onPlay={play} onClose={() => (furnishing.value = null)} />}
      {gathering.value && games.value && <NewTable games={games.value} houseOf={houseOf} onMake={gather} onClose={() => (gathering.value = false)} />}
      <CommonWindows />
    </div>
  );
}
