import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type EveningInfo } from '../api.ts';
import { DeviceLink } from '../social/Invite.tsx';
import { NameField } from '../social/Name.tsx';
import { t } from '../i18n/texts.ts';
import { directorOf } from '../logic/evenings.ts';
import { leadHref, reviewHref } from '../route.ts';
import { chooseName, ensureKnown, name, putName } from '../stores/me.ts';
import { Button, Failure, LinkButton, PageFrame, Section, Skeleton } from '../ui/elements.tsx';
import { Form } from '../ui/Form.tsx';
import { unreachable, useRequest } from '../ui/useFetched.ts';
import { fetchEvening } from './api.ts';
import { Onward } from './About.tsx';
import { makeDemo } from './EveningsPage.tsx';
import { Countdown } from './Countdown.tsx';
import { Highlights, useHighlights } from './Highlights.tsx';
import { MySeat } from './MySeat.tsx';
import { SureAct } from './SureAct.tsx';
import { Dated, Standings, Winners } from './Standings.tsx';
import { PastRounds } from './Tables.tsx';
import { useAct, useEvening, why, type Watched } from './useEvening.ts';
import { isFinal, isLast, running, stage, titleOf } from './words.ts';

/** The address of the demonstration, which `serve --demo` prints. */
const DEMO = 'demo';

export const EveningPage = ({ id }: { id: string }) => (id === DEMO ? <Demo /> : <PlayerPage id={id} />);

/** A demonstration is made, and the page goes on to lead it. */
function Demo() {
  const { failed, run } = useRequest(why);
  useEffect(() => void run(makeDemo), []);
  return (
    <PageFrame class="proof evenings" title={t('evening-demo')} failures={[failed.value]}>
      {!failed.value && <Skeleton />}
    </PageFrame>
  );
}

/** The page of a player: where they sit, the way to their table, and the standings. */
function PlayerPage({ id }: { id: string }) {
  const watched = useEvening(id, ensureKnown);
  const { evening, failure, busy, act } = watched;
  const me = evening?.me ? evening.entrants[evening.me - 1] : null;
  const highlights = useHighlights(evening?.ended ? evening : null);
  const round = evening && running(evening);
  const played = evening?.rounds.at(-1)?.tables.some(({ seats, result }) => result && seats.includes(evening.me!));
  const seated = evening && me && !me.cut && (evening.ended ? played : me.here || sits(evening, me.number));
  /** My card already shows all there was in the last round: my only table. */
  const shown = seated && played && !evening.ended && !round && evening.rounds.at(-1)!.tables.length === 1;
  const join = () => putName().then(() => call('PUT /api/evenings/{evening}/me', { evening: id }));
  const leave = () => call('DELETE /api/evenings/{evening}/me', { evening: id }).then(() => fetchEvening(id));
  return (
    <PageFrame class="proof evenings" title={evening ? titleOf(evening) : t('lobby-evenings')} failures={[failure]}>
      {!evening && !failure && <Skeleton />}
      {evening && <Dated evening={evening} />}
      {evening && (
        <p class="doors">
          {stage(evening)} {directorOf(id) && <LinkButton href={leadHref(id)} text={t('evening-lead')} />}
        </p>
      )}
      {evening && <Winners evening={evening} />}
      {evening && <Onward evening={evening} />}
      {evening && !evening.ended && me?.cut && <p role="status">{t('evening-seat-cut')}</p>}
      {evening && !evening.ended && !me?.here && !me?.cut && (me || !isFinal(evening)) && (
        <Join busy={busy} back={!!me} act={act} onJoin={join} />
      )}
      {seated && <MySeat evening={evening} me={me.number} watched={watched} />}
      {!seated && round && <Countdown ends={round.ends} />}
      {evening && (
        <>
          <Section id="standings" title={t('evening-standings')}>
            <Standings evening={evening} />
          </Section>
          {highlights.length > 0 && <Highlights evening={evening} rows={highlights} />}
          <PastRounds
            evening={shown ? { ...evening, rounds: evening.rounds.slice(0, -1) } : evening}
            opened={evening.ended}
            actions={(table) =>
              evening.me && table.seats.includes(evening.me) && table.result && table.table ? (
                <LinkButton href={reviewHref(table.table)} icon="review" text={t('evening-review')} />
              ) : null
            }
          />
          <Draw evening={evening} />
        </>
      )}
      {me && <OtherPhone evening={id} />}
      {me?.here && !evening?.ended && (round || !isLast(evening!)) && (
        <div class="doors">
          <SureAct label={t('evening-leave')} sure={t('evening-leave-sure')} act={act} request={leave} />
        </div>
      )}
    </PageFrame>
  );
}

const sits = (evening: EveningInfo, person: number): boolean =>
  !!running(evening)?.tables.some(({ seats }) => seats.includes(person));

interface JoinProps extends Pick<Watched, 'busy' | 'act'> {
  back: boolean;
  onJoin: () => Promise<EveningInfo>;
}

function Join({ busy, back, act: send, onJoin }: JoinProps) {
  const { act, refused } = useAct({ act: send });
  const typed = useSignal<string | null>(null);
  const join = () => {
    chooseName(typed.value ?? name.value);
    void act(onJoin);
  };
  return (
    <Form class="join panel stack" onSubmit={join}>
      <p>{t(back ? 'evening-back-text' : 'evening-join-text')}</p>
      <NameField name={typed.value ?? name.value} onName={(text) => (typed.value = text)} />
      <Button type="submit" primary disabled={busy} icon="play" text={t(back ? 'evening-back' : 'evening-join')} />
      <Failure text={refused} />
    </Form>
  );
}

/** The seal of the secret that the seats are drawn from and, once the evening is over, the secret. */
function Draw({ evening }: { evening: EveningInfo }) {
  return (
    <details>
      <summary>{t('evening-draw')}</summary>
      <p class="note">{t('evening-draw-text')}</p>
      <code class="seal breaks block text-small">{evening.commitment}</code>
      {evening.secret && (
        <>
          <p class="note">{t('evening-draw-secret')}</p>
          <code class="seal breaks block text-small">{evening.secret}</code>
        </>
      )}
    </details>
  );
}

/** A link and a code for playing on with another phone, in the same place. */
function OtherPhone({ evening }: { evening: string }) {
  const link = useSignal<{ token: string; expires: number } | null>(null);
  const { failed, run } = useRequest(unreachable);
  const make = () => run(async () => (link.value = await call('POST /api/me/links')));
  return (
    <details class="other-phone">
      <summary>{t('evening-phone')}</summary>
      <p class="note">{t('evening-phone-text')}</p>
      <Failure text={failed.value} />
      {link.value ? (
        <DeviceLink {...link.value} evening={evening} helps={!!directorOf(evening)} />
      ) : (
        <div class="doors">
          <Button icon="qr" text={t('evening-phone-make')} onClick={make} />
        </div>
      )}
    </details>
  );
}
