import '../styles/boards.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchProfile, type Profile } from '../boards.ts';
import { decimal, listed } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { dayHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** A game at tables: matches, bids that were made, mistakes by review, and partners. */
function AtTables({ one }: { one: Profile['tables'][number] }) {
  return (
    <li class="played-game">
      <h3>{t(`game-${one.game}`)}</h3>
      <p>{t('boards-profile-matches', { matches: one.matches, won: one.won })}</p>
      {one.bids > 0 && <p>{t('boards-profile-bids', { bids: one.bids, made: one.made })}</p>}
      <p>{one.mistakes === null ? t('boards-profile-no-review') : t('boards-profile-mistakes', { mistakes: decimal(one.mistakes), reviewed: one.reviewed })}</p>
      {one.partners.length > 0 && <p>{t('boards-profile-partners', { names: listed(one.partners.map((each) => t('boards-profile-partner', { who: each.name || t('lobby-nobody'), matches: each.matches, won: each.won }))) })}</p>}
    </li>
  );
}

/** What one has played of the boards of the day, and how well, by game. Nobody else is shown it. */
export function ProfilePage() {
  const told = useSignal<Profile | null>(null);
  const failed = useSignal(false);
  useEffect(() => void fetchProfile().then((found) => (told.value = found), () => (failed.value = true)), []);
  useEffect(() => void (document.title = `${t('boards-profile')} · ${t('lobby-title')}`), [language.value]);
  const now = told.value;
  return (
    <div class="rules boards">
      <header class="top"><a class="button quiet icon" href="#/" aria-label={t('ui-home')}><Icon name="home" /></a><a class="button quiet" href={dayHref()}>{t('boards-title')}</a></header>
      <main>
        <h1>{t('boards-profile')}</h1>
        <p class="intro">{t('boards-profile-intro')}</p>
        {failed.value && <p class="notice" role="alert">{t('lobby-offline')}</p>}
        {now && <p>{t('boards-profile-sets', { sets: now.sets })}{now.streak > 1 && ` ${t('boards-streak', { days: now.streak })}`}</p>}
        {now && now.games.length > 0 && (
          <table class="ranking">
            <thead><tr><th scope="col">{t('boards-game')}</th><th scope="col">{t('boards-boards')}</th><th scope="col">{t('boards-rating')}</th></tr></thead>
            <tbody>
              {now.games.map((one) => (
                <tr key={one.game}>
                  <th scope="row">{t(`game-${one.game}`)}</th>
                  <td>{one.boards}</td>
                  <td>{one.rating === null ? t('boards-needed', { deals: one.needed }) : t('boards-plus-minus', { mean: Math.round(one.rating), half: Math.round(one.half ?? 0) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {now && now.tables.length > 0 && (
          <>
            <h2>{t('boards-profile-tables')}</h2>
            <p class="plain">{t('boards-profile-tables-text')}</p>
            <ul class="sets">
              {now.tables.map((one) => <AtTables key={one.game} one={one} />)}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}
