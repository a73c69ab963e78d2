import '../styles/boards.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { fetchBeside, fetchSet, fetchStandings, type Beside, type SetInfo, type Standings } from '../boards.ts';
import { language, t } from '../i18n/texts.ts';
import { boardHref, boardsHref, dayHref } from '../route.ts';
import { keep, kept } from '../storage.ts';
import { Icon } from '../ui/Icon.tsx';
import { Ranking } from './Ranking.tsx';
import { Share } from './Share.tsx';
import { SideBySide } from './SideBySide.tsx';
import { dayName } from './words.ts';

/** Who sent a link is remembered while one plays, so that both are seen side by side at the end. */
const SENDER = 'fourkings.challenge';

/** A set of boards: before one has played it what it is; then how it went, beside the others. `from` is who sent the link. */
export function SetPage({ set: id, from: sender }: { set: string; from: string }) {
  const last = kept(SENDER, { set: '', from: '' });
  const from = sender || (last.set === id ? last.from : '');
  useEffect(() => void (sender && keep(SENDER, { set: id, from: sender })), [id, sender]);
  const set = useSignal<SetInfo | null>(null);
  const standings = useSignal<Standings | null>(null);
  const beside = useSignal<Beside | null>(null);
  const failed = useSignal('');
  const load = async () => {
    try {
      const found = await fetchSet(id);
      set.value = found;
      if (!found.mine?.finished) return;
      standings.value = await fetchStandings(id);
      if (from && from !== found.mine.handle) beside.value = await fetchBeside(id, from);
    } catch (error) {
      if (!set.value) failed.value = t(error instanceof Unwilling && error.status === 404 ? 'boards-no-set' : 'lobby-offline');
      else if (from) failed.value = t('boards-not-there');
    }
  };
  useEffect(() => void load(), [id, from]);
  useEffect(() => void (document.title = `${t('boards-title')} · ${t('lobby-title')}`), [language.value]);
  const now = set.value;
  const mine = now?.mine ?? null;
  return (
    <div class="rules boards">
      <header class="top">
        <a class="button quiet icon" href="#/" aria-label={t('ui-home')}><Icon name="home" /></a>
        <a class="button quiet" href={dayHref(now?.over ? now.day : '')}>{t('boards-title')}</a>
      </header>
      <main>
        {failed.value && <p class="notice" role="alert">{failed.value}</p>}
        {now && <h1>{t(`game-${now.game}`)}<small>{now.day ? dayName(now.day) : t('boards-challenge')}</small></h1>}
        {now && !mine?.finished && <Before set={now} challenged={from !== '' && from !== mine?.handle} />}
        {now && standings.value && (
          <>
            <Ranking set={now} standings={standings.value} beside={from} />
            {beside.value && <SideBySide beside={beside.value} />}
            <Share set={now} standings={standings.value} />
          </>
        )}
        {now && <Sealed set={now} />}
      </main>
    </div>
  );
}

function Before({ set, challenged }: { set: SetInfo; challenged: boolean }) {
  const board = set.mine?.board ?? 1;
  return (
    <>
      {challenged && <p class="dare">{t('boards-dare')}</p>}
      <p class="intro">{t('boards-many', { boards: set.boards, deals: set.deals })}. {t(set.over ? 'boards-practice' : 'boards-rules')}</p>
      <div class="doors"><a class="button primary" href={boardHref(set.id, board)}><Icon name="play" />{t(set.mine ? 'boards-go-on' : 'boards-play')}</a></div>
    </>
  );
}

/** How the cards can be checked: the seal now, the secret once the day is over. */
function Sealed({ set }: { set: SetInfo }) {
  return (
    <details class="sealed">
      <summary>{t('boards-seal')}</summary>
      <p>{t(set.secret ? 'boards-secret-told' : set.day ? 'boards-secret-kept' : 'boards-secret-never')}</p>
      <dl>
        <dt>{t('boards-seal-is')}</dt><dd><code>{set.seal}</code></dd>
        {set.secret && <><dt>{t('boards-secret-is')}</dt><dd><code>{set.secret}</code></dd></>}
      </dl>
      <p><a href={boardsHref(set.id)}>{set.id}</a></p>
    </details>
  );
}
