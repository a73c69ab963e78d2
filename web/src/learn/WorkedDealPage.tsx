import '../styles/rules.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WorkedDeal } from '../http.ts';
import { fetchDeal } from '../api.ts';
import { language, t } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';
import { houseOf, play } from '../stores/order.ts';
import { Walk } from './Walk.tsx';

/** A deal of a game to learn from: card by card, all hands open, with the clause that applies. */
export function WorkedDealPage({ game }: { game: string }) {
  const deal = useSignal<WorkedDeal | null>(null);
  const failed = useSignal(false);
  const lang = language.value;
  useEffect(() => {
    fetchDeal(game, lang).then(
      (got) => (deal.value = got),
      () => (failed.value = true),
    );
    document.title = `${t('rules-deal')} · ${t(`game-${game}`)}`;
  }, [game, lang]);
  return (
    <div class="rules worked">
      <header class="top">
        <nav aria-label={t('rules-pages')}>
          <a href={rulesHref(game)}>{t('rules-back', { game: t(`game-${game}`) })}</a>
        </nav>
      </header>
      <main>
        <h1>{t('rules-deal')}</h1>
        {failed.value && (
          <p class="notice" role="alert">
            {t('lobby-offline')}
          </p>
        )}
        {deal.value && <Walk deal={deal.value} onPlay={() => void play(houseOf(game))} />}
      </main>
    </div>
  );
}
