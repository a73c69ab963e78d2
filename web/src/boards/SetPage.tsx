import '../styles/rules.css';
import '../styles/boards.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call, type Beside, type SetInfo, type Standings } from '../api.ts';
import { keepSender, senderOf } from '../boards.ts';
import { alone } from '../offline/mode.ts';
import { failureText, unreachable } from '../ui/useFetched.ts';
import { capital } from '../i18n/words.ts';
import { t, date } from '../i18n/texts.ts';
import { boardHref, dayHref, rulesHref } from '../route.ts';
import { chooseName, loadMe, name, putName } from '../stores/me.ts';
import { byLink } from '../stores/route.ts';
import { forget, kept } from '../stores/seat.ts';
import { dismiss } from '../stores/sets.ts';
import { Button, Failure, LinkButton, useTitle, Skeleton } from '../ui/elements.tsx';
import { Share, Signature } from './Challenge.tsx';
import { Own, Ranking, SideBySide } from './Ranking.tsx';
import { Week } from './Week.tsx';

const LOOK = 5_000;

/** A set of boards: what it is, and once it has been played its results; `from` is who sent the link to it. */
export function SetPage({ set: id, from: sender }: { set: string; from: string }) {
  const from = sender || senderOf(id);
  useEffect(() => void (sender && keepSender(id, sender)), [id, sender]);
  const set = useSignal<SetInfo | null>(null);
  const standings = useSignal<Standings | null>(null);
  const beside = useSignal<Beside | null>(null);
  const failed = useSignal('');
  /** The comparison shown on this visit: refreshing it while bots play must not announce it again. */
  const shownOnce = useRef('');
  const load = async () => {
    try {
      const fetched = await call('GET /api/boards/{set_id}', { set_id: id, by: from });
      set.value = fetched;
      if (!fetched.mine?.finished) return;
      standings.value = await call('GET /api/boards/{set_id}/standings', { set_id: id });
      if (!from || from === fetched.mine.handle) return;
      beside.value = await call('GET /api/boards/{set_id}/beside/{handle}', { set_id: id, handle: from });
      if (shownOnce.current === `${id} ${from}`) return;
      shownOnce.current = `${id} ${from}`;
      // If they had followed the reader's link, the lobby need not announce it any more.
      void dismiss(id, from);
      if (sender && byLink())
        void call('POST /api/boards/{set_id}/answers/{handle}', { set_id: id, handle: sender }).catch(() => undefined);
    } catch (error) {
      if (!set.value) failed.value = failureText(error, 'boards-no-set');
      else if (from) failed.value = t('boards-not-there');
    }
  };
  const quit = async () => {
    try {
      await call('POST /api/boards/{set_id}/end', { set_id: id });
      if (kept.value?.table.startsWith(`board:${id}:`)) forget();
      await load();
    } catch {
      failed.value = unreachable();
    }
  };
  const called = async (text: string) => {
    chooseName(text);
    await putName();
    await load();
  };
  // One after the other: two requests at once from a new device would create two people.
  useEffect(
    () =>
      void load()
        .then(() => loadMe())
        .catch(() => undefined),
    [id, from],
  );
  // While bots still play, the results may change.
  const making = standings.value !== null && !!set.value?.field && set.value.field[0] < set.value.field[1];
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => document.hidden || void load(), LOOK);
    return () => clearInterval(timer);
  }, [making]);
  useTitle(t('boards-title'));
  const info = set.value;
  const mine = info?.mine ?? null;
  return (
    <div class="rules boards">
      <main>
        <Failure text={failed.value} />
        {!info && !failed.value && <Skeleton />}
        {info && (
          <h1>
            {t(`game-${info.game}`)}
            <small>{info.day ? date(info.day) : t('boards-challenge')}</small>
          </h1>
        )}
        {mine?.given_up && (
          <>
            <p role="status">{t('boards-given-up')}</p>
            <p class="doors">
              <LinkButton icon="next" primary href={dayHref()} text={t('boards-today')} />
            </p>
          </>
        )}
        {info && !mine?.finished && !mine?.given_up && (
          <Before set={info} challenged={from !== '' && from !== mine?.handle} onGiveUp={() => void quit()}>
            <Signature name={name.value} onName={(text) => void called(text)} text="boards-name-challenged" />
          </Before>
        )}
        {info && standings.value && (
          <>
            <Own set={info} standings={standings.value} />
            {beside.value && <SideBySide beside={beside.value} deals={info.deals} />}
            <p class="doors">
              <LinkButton icon="next" href={dayHref()} text={t(beside.value ? 'boards-rematch' : 'boards-today')} />
            </p>
            {!alone && <Week />}
            <Ranking set={info} standings={standings.value} beside={from} />
            {!alone && (
              <Share set={info} standings={standings.value} name={name.value} onName={(text) => void called(text)} />
            )}
          </>
        )}
        {info && <Sealed set={info} />}
      </main>
    </div>
  );
}

type Props = { set: SetInfo; challenged: boolean; onGiveUp: () => void; children: ComponentChildren };

/** The set before it is played; `children`: the field for a name, which the sender of the link will read. */
function Before({ set, challenged, onGiveUp, children }: Props) {
  const board = set.mine?.board ?? 1;
  return (
    <>
      {challenged && <p class="dare panel">{set.by ? t('boards-dare', { who: set.by }) : t('boards-dare-plain')}</p>}
      <p class="intro">
        {t('boards-many', { boards: set.boards, deals: set.deals })}. {t(set.over ? 'boards-practice' : 'boards-rules')}
        {set.mine && ` ${capital(t('boards-so-far', { played: set.mine.played, boards: set.boards }))}.`}
      </p>
      {challenged && children}
      <div class="doors">
        <LinkButton
          icon="play"
          primary
          href={boardHref(set.id, board)}
          text={t(set.mine ? 'boards-go-on' : 'boards-play')}
        />
        <LinkButton href={rulesHref(set.game)} text={t('lobby-learn')} />
      </div>
      {set.mine && !set.day && <GiveUp onGiveUp={onGiveUp} />}
      <p class="plain">{t(set.deals === 1 ? 'boards-each' : `game-${set.game}.aim`)}</p>
    </>
  );
}

function GiveUp({ onGiveUp }: { onGiveUp: () => void }) {
  const sure = useSignal(false);
  return (
    <p>
      {sure.value && <span role="status">{t('boards-give-up-text')} </span>}
      <Button
        quiet
        onClick={() => (sure.value ? onGiveUp() : (sure.value = true))}
        text={t(sure.value ? 'boards-give-up-sure' : 'boards-give-up')}
      />
    </p>
  );
}

/** How the cards can be checked: the seal now, the secret once the day is over. */
function Sealed({ set }: { set: SetInfo }) {
  return (
    <details class="sealed">
      <summary>{t('boards-seal')}</summary>
      <p>{t(set.secret ? 'boards-secret-told' : set.day ? 'boards-secret-kept' : 'boards-secret-never')}</p>
      <dl>
        <dt>{t('boards-seal-is')}</dt>
        <dd>
          <code>{set.seal}</code>
        </dd>
        {set.secret && (
          <>
            <dt>{t('boards-secret-is')}</dt>
            <dd>
              <code>{set.secret}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
