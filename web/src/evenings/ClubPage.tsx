import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Unwilling } from '../api.ts';
import { LinkField } from '../social/Invite.tsx';
import { unreachable } from '../i18n/failure.ts';
import { unnamed } from '../i18n/people.ts';
import { listed } from '../i18n/sentences.ts';
import { moment, t } from '../i18n/texts.ts';
import type { ClubEveningInfo, ClubInfo, EveningInfo } from '../http.ts';
import { directorOf, dropClub, keepClub, keeperOf } from '../logic/evenings.ts';
import { origin } from '../origin.ts';
import { clubHref, eveningHref, EVENINGS_HREF, go, name as nameAddress } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { useTitle } from '../ui/entitled.ts';
import { fetchClub, fetchLed, keeping } from './api.ts';
import { ClubName } from './ClubName.tsx';
import { Few, places, share } from './Standings.tsx';
import { why } from './useEvening.ts';
import { stage } from './words.ts';

/** A club: its people's standings over all its evenings, and these evenings. Its keeper adds and names. */
export function ClubPage({ id, keeper }: { id: string; keeper: string }) {
  const club = useSignal<ClubInfo | null>(null);
  const fault = useSignal<'' | 'missing' | 'offline'>('');
  const refused = useSignal('');
  const token = keeper || keeperOf(id);
  const hear = (heard: ClubInfo) => {
    club.value = heard;
    if (token) keepClub(id, token, heard.name);
  };
  useEffect(() => {
    // The token is a secret: it does not stay in the address, nor in what the browser remembers.
    nameAddress(clubHref(id));
    void ensureKnown()
      .then(() => fetchClub(id))
      .then(hear, (error: unknown) => {
        fault.value = error instanceof Unwilling && error.status === 404 ? 'missing' : 'offline';
      });
  }, []);
  const now = club.value;
  useTitle(now?.name ?? t('evening-clubs'));
  const act = (work: Promise<ClubInfo>) => {
    refused.value = '';
    return work.then(hear, (error: unknown) => void (refused.value = why(error)));
  };
  const keep = token ? keeping(id, token) : null;
  return (
    <div class="rules proof evenings">
      <main>
        <h1>{now ? <bdi translate={false}>{now.name}</bdi> : t('evening-clubs')}</h1>
        <Failure text={fault.value === 'missing' ? t('evening-club-missing') : fault.value && unreachable()} />
        <Failure text={refused.value} />
        {now && <ClubStandings club={now} />}
        {now && <ClubEvenings club={now} onRemove={keep && ((evening) => void act(keep.remove(evening)))} />}
        {now && keep && (
          <>
            <AddEvening club={now} onAdd={(evening) => act(keep.add(evening, directorOf(evening)))} />
            <Keep
              club={now}
              keeper={token}
              onRename={(name) => void act(keep.rename(name))}
              onDelete={() =>
                void keep.delete().then(
                  () => {
                    dropClub(id);
                    go(EVENINGS_HREF);
                  },
                  (error: unknown) => void (refused.value = why(error)),
                )
              }
            />
          </>
        )}
      </main>
    </div>
  );
}

/** Everybody who has played a round, the best first, and how much these rounds can tell. */
function ClubStandings({ club }: { club: ClubInfo }) {
  const { standings } = club;
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{t('evening-standings')}</h2>
      {standings.length ? (
        <>
          <table class="standings">
            <thead>
              <tr>
                <th scope="col">{t('evening-place')}</th>
                <th scope="col">{t('evening-who')}</th>
                <th scope="col">{t('evening-club-share')}</th>
                <th scope="col">{t('evening-club-interval')}</th>
                <th scope="col" class="wide">
                  {t('evening-rounds-played')}
                </th>
                <th scope="col" class="wide">
                  {t('evening-club-evenings')}
                </th>
                <th scope="col" class="wide">
                  {t('evening-likely')}
                </th>
              </tr>
            </thead>
            <tbody>
              {standings.map((standing, at) => (
                <tr key={at} class={standing.me ? 'mine' : undefined}>
                  <td>{standing.place}</td>
                  <th scope="row">
                    <bdi translate={false}>{standing.name || unnamed(false, at)}</bdi>
                    <Few few={standing.few} />
                  </th>
                  <td>{share(standing.share)}</td>
                  <td>
                    {standing.low === null || standing.high === null
                      ? '–'
                      : t('evening-club-between', { low: share(standing.low, 0), high: share(standing.high, 0) })}
                  </td>
                  <td class="wide">{standing.rounds}</td>
                  <td class="wide">{standing.evenings}</td>
                  <td class="wide">{places(standing)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="note">{t('evening-club-text')}</p>
        </>
      ) : (
        <p class="note">{t('evening-club-none')}</p>
      )}
    </section>
  );
}

/** An evening in a few words: its game, its day, and who came first. */
function factsOf(evening: ClubEveningInfo): string[] {
  const { first, people, over, created } = evening;
  const winners =
    first.length > 0 && first.every(Boolean) ? t('evening-club-first', { who: listed(first, 'and') }) : '';
  return [moment(created), t('evening-club-people', { count: people }), over ? winners : t('evening-club-open')];
}

/** The evenings of a club, the last one first, each with the way to its results. */
function ClubEvenings({ club, onRemove }: { club: ClubInfo; onRemove: ((evening: string) => void) | null }) {
  return (
    <section aria-labelledby="evenings">
      <h2 id="evenings">{t('evening-club-evenings')}</h2>
      {club.evenings.length ? (
        <ul class="evening-list">
          {club.evenings.map((evening) => (
            <li key={evening.evening}>
              <span>
                <a href={eveningHref(evening.evening)}>
                  <Icon name="next" />
                  {t(`game-${evening.game}`)}
                </a>{' '}
                <small>
                  <Facts facts={factsOf(evening)} />
                </small>
              </span>
              {onRemove && (
                <Sure
                  label={t('evening-club-remove')}
                  name={t('evening-club-remove-which', { day: moment(evening.created) })}
                  sure={t('evening-club-remove-sure')}
                  onSure={() => onRemove(evening.evening)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p class="note">{t('evening-club-no-evenings')}</p>
      )}
    </section>
  );
}

/** Evenings that are led from here and are not the club's yet. */
function AddEvening({ club, onAdd }: { club: ClubInfo; onAdd: (evening: string) => Promise<void> }) {
  const led = useSignal<EveningInfo[]>([]);
  const mine = club.evenings.map((evening) => evening.evening);
  useEffect(() => void fetchLed(mine).then((evenings) => (led.value = evenings)), [mine.join()]);
  return (
    <section aria-labelledby="add">
      <h2 id="add">{t('evening-club-add')}</h2>
      <p class="note">{t('evening-club-add-text')}</p>
      {led.value.length > 0 && (
        <ul class="evening-list">
          {led.value.map((evening) => (
            <li key={evening.evening}>
              <span>
                {t(`game-${evening.game}`)} <small>{stage(evening)}</small>
              </span>
              <button type="button" onClick={() => void onAdd(evening.evening)}>
                {t('evening-club-add-this')}
                <span class="unseen"> {t(`game-${evening.game}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a keeper hands on and changes: the club's link, their own one, its name, and its end. */
function Keep({
  club,
  keeper,
  onRename,
  onDelete,
}: {
  club: ClubInfo;
  keeper: string;
  onRename: (name: string) => void;
  onDelete: () => void;
}) {
  return (
    <section class="invite" aria-labelledby="keep">
      <h2 id="keep">{t('evening-club-keep')}</h2>
      <LinkField link={`${origin.value}/${clubHref(club.club)}`} label={t('evening-club-link')} />
      <details>
        <summary>{t('evening-club-keep-elsewhere')}</summary>
        <p class="note">{t('evening-club-keep-text')}</p>
        <LinkField link={`${origin.value}/${clubHref(club.club, keeper)}`} label={t('evening-club-keeper-link')} />
      </details>
      <details>
        <summary>{t('evening-club-rename')}</summary>
        <ClubName key={club.name} now={club.name} label={t('evening-club-rename-save')} onName={onRename} />
      </details>
      <div class="doors">
        <Sure
          label={t('evening-club-delete')}
          name={t('evening-club-delete')}
          sure={t('evening-club-delete-sure')}
          onSure={onDelete}
        />
      </div>
    </section>
  );
}
