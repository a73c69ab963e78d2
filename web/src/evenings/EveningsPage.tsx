import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGames } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { moment, t } from '../i18n/texts.ts';
import type { EveningInfo, GameInfo, MyEvening, NewEvening } from '../http.ts';
import { keepClub, keepDirector } from '../logic/evenings.ts';
import { clubHref, eveningHref, go, leadHref } from '../route.ts';
import { ensureKnown } from '../stores/me.ts';
import { houseOf } from '../stores/newMatch.ts';
import { settings } from '../stores/settings.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fetchLed, fetchMine, makeClub, makeEvening } from './api.ts';
import { Clubs } from './Clubs.tsx';
import { stage } from './words.ts';

import { MakeEvening } from './MakeEvening.tsx';
import { useTitle } from '../ui/entitled.ts';
import { Facts } from '../ui/Facts.tsx';

async function make(order: Omit<NewEvening, 'pace'>): Promise<void> {
  await ensureKnown();
  const { evening, director } = await makeEvening({ ...order, pace: settings.value.pace });
  keepDirector(evening, director);
  go(leadHref(evening));
}

async function foundClub(name: string): Promise<void> {
  await ensureKnown();
  const { club, keeper } = await makeClub(name);
  keepClub(club, keeper, name);
  go(clubHref(club));
}

/** Evenings at several tables: those that one leads or takes part in, and a new one. */
export function EveningsPage() {
  const games = useSignal<GameInfo[] | null>(null);
  const led = useSignal<EveningInfo[]>([]);
  const mine = useSignal<MyEvening[]>([]);
  const offline = useSignal(false);
  const load = async () => {
    try {
      games.value = await fetchGames();
      await ensureKnown();
      mine.value = await fetchMine();
      led.value = await fetchLed();
    } catch {
      offline.value = true;
    }
  };
  useEffect(() => void load(), []);
  useTitle(t('evening-title'));
  return (
    <div class="rules proof evenings">
      <main>
        <h1>{t('evening-title')}</h1>
        <p class="intro">{t('evening-intro')}</p>
        <Failure text={offline.value && unreachable()} />
        {led.value.length > 0 && (
          <section aria-labelledby="led">
            <h2 id="led">{t('evening-led')}</h2>
            <ul class="evening-list">
              {led.value.map((evening) => (
                <li key={evening.evening}>
                  <a href={leadHref(evening.evening)}>{t(`game-${evening.game}`)}</a> <small>{stage(evening)}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
        {mine.value.length > 0 && (
          <section aria-labelledby="mine">
            <h2 id="mine">{t('evening-mine')}</h2>
            <ul class="evening-list">
              {mine.value.map((evening) => (
                <li key={evening.evening}>
                  <a href={eveningHref(evening.evening)}>
                    <Icon name="next" />
                    {t(`game-${evening.game}`)}
                  </a>{' '}
                  <small>
                    <Facts facts={[moment(evening.created), evening.over && t('evening-ended')]} />
                  </small>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Clubs onFound={foundClub} />
        {games.value && (
          <section aria-labelledby="new">
            <h2 id="new">{t('evening-new')}</h2>
            <MakeEvening games={games.value} houseOf={houseOf} onMake={make} />
          </section>
        )}
      </main>
    </div>
  );
}
