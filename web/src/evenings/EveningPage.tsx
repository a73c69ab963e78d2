import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { makeLink } from '../api.ts';
import { OwnLink } from '../social/OwnLink.tsx';
import { OwnName } from '../social/OwnName.tsx';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import type { EveningInfo } from '../http.ts';
import { directorOf } from '../logic/evenings.ts';
import { leadHref, reviewHref } from '../route.ts';
import { chooseName, ensureKnown, name, putName } from '../stores/me.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { enter, leave, type Told } from './api.ts';
import { Countdown } from './Countdown.tsx';
import { MySeat } from './MySeat.tsx';
import { PastRounds } from './PastRounds.tsx';
import { Standings } from './Standings.tsx';
import { useEvening } from './useEvening.ts';
import { running, stage } from './words.ts';
import { useTitle } from '../ui/entitled.ts';

/** The one link of a player: where they sit now, the way to their table, and the standings. */
export function EveningPage({ id }: { id: string }) {
  const watched = useEvening(id, ensureKnown);
  const { evening, fault, refused, busy, act } = watched;
  const now = evening.value;
  const title = now ? t(`game-${now.game}`) : t('evening-title');
  useTitle(title);
  const me = now?.me ? now.entrants[now.me - 1] : null;
  const round = now && running(now);
  const join = async (): Promise<Awaited<Told>> => {
    await putName();
    return enter(id);
  };
  return (
    <div class="rules proof evenings">
      <main>
        <h1>{title}</h1>
        <Failure text={fault.value === 'missing' ? t('evening-missing') : fault.value && unreachable()} />
        <Failure text={refused.value} />
        {now && <p class="intro">{stage(now)}</p>}
        {now && !now.ended && me?.cut && <p role="status">{t('evening-seat-cut')}</p>}
        {now && !now.ended && !me?.here && !me?.cut && (
          <Join busy={busy.value} back={!!me} onJoin={() => void act(join)} />
        )}
        {now && me && !me.cut && !now.ended && <MySeat evening={now} me={me.number} watched={watched} />}
        {round && round.ends !== null && <Countdown ends={round.ends} />}
        {now && (
          <section aria-labelledby="standings">
            <h2 id="standings">{t('evening-standings')}</h2>
            <Standings evening={now} />
          </section>
        )}
        {now && (
          <PastRounds
            evening={now}
            deeds={(table) =>
              now.me && table.seats.includes(now.me) && table.result && table.table ? (
                <a class="button" href={reviewHref(table.table)}>
                  <Icon name="hint" />
                  {t('evening-review')}
                </a>
              ) : null
            }
          />
        )}
        {now && <Draw evening={now} />}
        {me && <OtherPhone evening={id} />}
        {me?.here && !now?.ended && (
          <div class="doors">
            <Sure
              label={t('evening-leave')}
              name={t('evening-leave')}
              sure={t('evening-leave-sure')}
              onSure={() => void act(() => leave(id))}
            />
          </div>
        )}
        {directorOf(id) && (
          <p>
            <a href={leadHref(id)}>{t('evening-lead')}</a>
          </p>
        )}
      </main>
    </div>
  );
}

/** Somebody has come by the link: they tell a name, and are in. `back`: they have been here before. */
function Join({ busy, back, onJoin }: { busy: boolean; back: boolean; onJoin: () => void }) {
  const typed = useSignal<string | null>(null);
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        chooseName(typed.value ?? name.value);
        onJoin();
      }}
    >
      <p>{t(back ? 'evening-back-text' : 'evening-join-text')}</p>
      <OwnName name={typed.value ?? name.value} onName={(text) => (typed.value = text)} />
      <button type="submit" class="primary" disabled={busy}>
        <Icon name="play" />
        {t(back ? 'evening-back' : 'evening-join')}
      </button>
    </form>
  );
}

/** The seal of the secret that the seats are drawn from, and once the evening is over the secret. */
function Draw({ evening }: { evening: EveningInfo }) {
  return (
    <details>
      <summary>{t('evening-draw')}</summary>
      <p class="note">{t('evening-draw-text')}</p>
      <code class="seal">{evening.commitment}</code>
      {evening.secret && (
        <>
          <p class="note">{t('evening-draw-secret')}</p>
          <code class="seal">{evening.secret}</code>
        </>
      )}
    </details>
  );
}

/** A link and a code by which one goes on with another phone, at the same place. */
function OtherPhone({ evening }: { evening: string }) {
  const link = useSignal<{ token: string; expires: number } | null>(null);
  const failed = useSignal(false);
  const make = () =>
    makeLink().then(
      (answer) => void (link.value = answer),
      () => void (failed.value = true),
    );
  return (
    <section aria-labelledby="phone" class="other-phone">
      <h2 id="phone">{t('evening-phone')}</h2>
      <p class="note">{t('evening-phone-text')}</p>
      <Failure text={failed.value && unreachable()} />
      {link.value ? (
        <OwnLink {...link.value} evening={evening} />
      ) : (
        <div class="doors">
          <button type="button" onClick={() => void make()}>
            <Icon name="qr" />
            {t('evening-phone-make')}
          </button>
        </div>
      )}
    </section>
  );
}
