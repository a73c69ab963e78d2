import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type ClubEveningInfo, type ClubInfo } from '../api.ts';
import { LinkField } from '../social/Invite.tsx';
import { unnamed } from '../i18n/people.ts';
import { listed } from '../i18n/words.ts';
import { apart, t, dateTime } from '../i18n/texts.ts';
import { directorOf, dropClub, keepClub, keeperOf } from '../logic/evenings.ts';
import { origin, clubHref, eveningHref, EVENINGS_HREF, go, name as nameAddress } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { Button, Icon, Sure, Facts, PageFrame, Section } from '../ui/elements.tsx';
import { Count, Form } from '../ui/Form.tsx';
import { failureText, useFetched, useRequest } from '../ui/useFetched.ts';
import { fetchLed, keeping } from './api.ts';
import { ClubName } from './Clubs.tsx';
import { places, share, StandingsTable } from './Standings.tsx';
import { why } from './useEvening.ts';
import { stage, titleOf } from './words.ts';

/** A club: its people's standings over all its evenings, and these evenings. Its keeper adds and names. */
export function ClubPage({ id, keeper }: { id: string; keeper: string }) {
  const signal = useSignal<ClubInfo | null>(null);
  const loading = useRequest((error) => failureText(error, 'evening-club-missing'));
  const { failed: refused, run } = useRequest(why);
  const token = keeper || keeperOf(id);
  const show = (shown: ClubInfo) => {
    signal.value = shown;
    if (token) keepClub(id, token, shown.name);
  };
  useEffect(() => {
    // The token is a secret: it does not stay in the address, nor in what the browser remembers.
    nameAddress(clubHref(id));
    loading.run(() =>
      ensureKnown()
        .then(() => call('GET /api/clubs/{club}', { club: id }))
        .then(show),
    );
  }, []);
  const club = signal.value;
  const act = (request: () => Promise<ClubInfo>) => run(() => request().then(show));
  const drop = () => {
    dropClub(id);
    go(EVENINGS_HREF);
  };
  const keep = token ? keeping(id, token) : null;
  return (
    <PageFrame
      class="proof evenings"
      title={club?.name ?? t('evening-clubs')}
      heading={club ? <bdi translate={false}>{club.name}</bdi> : t('evening-clubs')}
      failures={[loading.failed.value, refused.value]}
    >
      {club && (
        <>
          <ClubStandings club={club} />
          <ClubEvenings club={club} onRemove={keep && ((evening) => act(() => keep.remove(evening)))} />
        </>
      )}
      {club && keep && (
        <>
          <AddEvening club={club} onAdd={(evening) => act(() => keep.add(evening, directorOf(evening)))} />
          <Keep
            club={club}
            keeper={token}
            onRename={(name) => act(() => keep.rename(name))}
            onSeason={(minimum, best) => act(() => keep.season(minimum, best))}
            onDelete={() => run(() => keep.delete().then(drop))}
          />
        </>
      )}
    </PageFrame>
  );
}

/** Everybody who has played a round, the best first, and how much these rounds can tell. */
function ClubStandings({ club: { standings, minimum, best } }: { club: ClubInfo }) {
  return (
    <Section id="standings" title={t('evening-standings')}>
      {standings.length > 0 && (
        <StandingsTable
          columns={['club-share', 'club-interval', 'rounds-played', 'club-evenings', 'likely'].map((column) =>
            t(`evening-${column}`),
          )}
          wide={4}
          rows={standings.map((standing, at) => ({
            ...standing,
            key: at,
            mine: standing.me,
            name: <bdi translate={false}>{standing.name || unnamed(false, at)}</bdi>,
            cells: [
              share(standing.share),
              standing.low === null || standing.high === null
                ? '–'
                : t('evening-club-between', { low: share(standing.low, 0), high: share(standing.high, 0) }),
              standing.rounds,
              standing.evenings,
              places(standing),
            ],
          }))}
        />
      )}
      <p class="note">{t(standings.length ? 'evening-club-text' : 'evening-club-none')}</p>
      {standings.length > 0 && (
        <p class="note">
          {t('evening-club-minimum', { evenings: minimum })} {t('evening-club-best', { best })}
        </p>
      )}
    </Section>
  );
}

/** An evening in a few words: its day, its people, and who came first. */
function factsOf(evening: ClubEveningInfo): string[] {
  const { first, people, over, created } = evening;
  const winners =
    first.length > 0 && first.every(Boolean) ? t('evening-club-first', { who: listed(first, 'and') }) : '';
  return [dateTime(created), t('evening-club-people', { count: people }), over ? winners : t('evening-club-open')];
}

/** The evenings of a club, the last one first, each with the way to its results. */
function ClubEvenings({ club, onRemove }: { club: ClubInfo; onRemove: ((evening: string) => void) | null }) {
  return (
    <Section id="evenings" title={t('evening-club-evenings')}>
      {!club.evenings.length && <p class="note">{t('evening-club-no-evenings')}</p>}
      <ul class="evening-list">
        {club.evenings.map((evening) => (
          <li class="entry breaks" key={evening.evening}>
            <span>
              <a href={eveningHref(evening.evening)}>
                <Icon name="next" />
                {evening.name ? apart(evening.name) : t(`game-${evening.game}`)}
              </a>{' '}
              <small>
                <Facts facts={factsOf(evening)} />
              </small>
            </span>
            {onRemove && (
              <Sure
                label={t('evening-club-remove')}
                name={t('evening-club-remove-which', { day: dateTime(evening.created) })}
                sure={t('evening-club-remove-sure')}
                onSure={() => onRemove(evening.evening)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Evenings that are led from here and are not the club's yet. */
function AddEvening({ club, onAdd }: { club: ClubInfo; onAdd: (evening: string) => void }) {
  const mine = club.evenings.map((evening) => evening.evening);
  const led = useFetched(() => fetchLed(mine), [mine.join()]).data ?? [];
  return (
    <Section id="add" title={t('evening-club-add')}>
      <p class="note">{t('evening-club-add-text')}</p>
      <ul class="evening-list">
        {led.map((evening) => (
          <li class="entry breaks" key={evening.evening}>
            <span>
              {titleOf(evening)}{' '}
              <small>
                <Facts facts={[dateTime(evening.created), stage(evening)]} />
              </small>
            </span>
            <Button
              text={t('evening-club-add-this')}
              unseen={titleOf(evening)}
              onClick={() => onAdd(evening.evening)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface KeepProps {
  club: ClubInfo;
  keeper: string;
  onRename: (name: string) => void;
  onSeason: (minimum: number, best: number) => void;
  onDelete: () => void;
}

/** What a keeper hands on and changes: the club's link, their own one, its name, and its end. */
function Keep({ club, keeper, onRename, onSeason, onDelete }: KeepProps) {
  const minimum = useSignal(club.minimum);
  const best = useSignal(club.best);
  return (
    <Section id="keep" title={t('evening-club-keep')} class="invite">
      <LinkField link={`${origin.value}/${clubHref(club.club)}`} label={t('evening-club-link')} />
      <details>
        <summary>{t('evening-club-keep-elsewhere')}</summary>
        <p class="note">{t('evening-club-keep-text')}</p>
        <LinkField link={`${origin.value}/${clubHref(club.club, keeper)}`} label={t('evening-club-keeper-link')} />
      </details>
      <details>
        <summary>{t('evening-club-rename')}</summary>
        <ClubName key={club.name} name={club.name} label={t('evening-club-rename-save')} onName={onRename} />
      </details>
      <details>
        <summary>{t('evening-club-season')}</summary>
        <Form class="pairing wrap" onSubmit={() => onSeason(minimum.value, best.value)}>
          <Count
            label={t('evening-club-minimum-set')}
            min={0}
            max={1000}
            value={minimum.value}
            onCount={(count) => (minimum.value = count)}
          />
          <Count
            label={t('evening-club-best-set')}
            min={0}
            max={1000}
            value={best.value}
            onCount={(count) => (best.value = count)}
          />
          <Button type="submit" text={t('evening-club-season-save')} />
        </Form>
      </details>
      <div class="doors">
        <Sure label={t('evening-club-delete')} sure={t('evening-club-delete-sure')} onSure={onDelete} />
      </div>
    </Section>
  );
}
