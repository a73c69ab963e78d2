import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { call, fetchGames, type NewEvening } from '../api.ts';
import { t, dateTime } from '../i18n/texts.ts';
import { keepClub, keepDirector } from '../logic/evenings.ts';
import { clubHref, eveningHref, go, leadHref } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { houseOf } from '../stores/newMatch.ts';
import { settings } from '../stores/settings.ts';
import { Button, Failure, Icon, Facts, PageFrame, Section } from '../ui/elements.tsx';
import { unreachable, useFetched, useRequest } from '../ui/useFetched.ts';
import { fetchLed, leading } from './api.ts';
import { Clubs } from './Clubs.tsx';
import { MakeEvening } from './MakeEvening.tsx';
import { why } from './useEvening.ts';
import { stage, titleOf } from './words.ts';

async function make(order: Omit<NewEvening, 'pace'>, name: string): Promise<void> {
  await ensureKnown();
  const { evening, director } = await call('POST /api/evenings', { body: { ...order, pace: settings.value.pace } });
  keepDirector(evening, director);
  if (name) await leading(evening, director).describe({ name, place: '', starts: null });
  go(leadHref(evening));
}

/** Make a demonstration and lead it. The address that led here would make another on the way back. */
export async function makeDemo(): Promise<void> {
  await ensureKnown();
  const created = await call('POST /api/demo-evenings', {
    body: { reason: t('evening-demo-reason'), people: t('evening-demo-people').split(/[,،]\s*/) },
  });
  keepDirector(created.evening, created.director);
  location.replace(leadHref(created.evening));
}

async function foundClub(name: string): Promise<void> {
  await ensureKnown();
  const { club, keeper } = await call('POST /api/clubs', { body: { name } });
  keepClub(club, keeper, name);
  go(clubHref(club));
}

/** Evenings at several tables: those that one leads or takes part in, and a new one. */
export function EveningsPage() {
  const games = useFetched(fetchGames, []);
  const mine = useFetched(() => ensureKnown().then(() => call('GET /api/me/evenings')), []);
  const led = useFetched(() => ensureKnown().then(() => fetchLed()), []);
  const demo = useRequest(why);
  const failed = games.error ?? mine.error ?? led.error;
  return (
    <PageFrame class="proof evenings" title={t('lobby-evenings')} failures={[failed ? unreachable() : '']}>
      <div class="demo-start wrap between">
        <p class="intro">{t('evening-intro')}</p>
        <div class="panel wrap between">
          <small>{t('evening-demo-offer')}</small>
          <Button text={t('evening-demo')} onClick={() => demo.run(makeDemo)} />
          <Failure text={demo.failed.value} />
        </div>
      </div>
      {!!led.data?.length && (
        <Section id="led" title={t('evening-led')}>
          <ul class="evening-list">
            {led.data.map((evening) => (
              <li class="entry breaks" key={evening.evening}>
                <a href={leadHref(evening.evening)}>{titleOf(evening)}</a>{' '}
                <small>
                  <Facts facts={[evening.demo && t('evening-demo-mark'), stage(evening)]} />
                </small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!!mine.data?.length && (
        <Section id="mine" title={t('evening-mine')}>
          <ul class="evening-list">
            {mine.data.map((evening) => (
              <li class="entry breaks" key={evening.evening}>
                <a href={eveningHref(evening.evening)}>
                  <Icon name="next" />
                  {t(`game-${evening.game}`)}
                </a>{' '}
                <small>
                  <Facts facts={[dateTime(evening.created), evening.over && t('evening-ended')]} />
                </small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {games.data && (
        <Section id="new" title={t('evening-new')}>
          <MakeEvening games={games.data} houseOf={houseOf} onMake={make} />
        </Section>
      )}
      <Clubs onFound={foundClub} />
    </PageFrame>
  );
}
