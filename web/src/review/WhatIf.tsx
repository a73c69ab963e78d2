import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LineTold, WorkedDeal } from '../http.ts';
import { actionLabel, capital, cardShort, decimal, listed, minus } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import { Table } from '../learn/Walk.tsx';
import { isCard } from '../logic/cards.ts';
import { tryLine } from '../reviews.ts';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';

interface Props {
  table: string;
  number: number;
  /** From which moment of the deal. */
  from: number;
  deal: WorkedDeal;
  onClose: () => void;
}

/** Lines by hand for all seats, with what each action is worth. */
export function WhatIf({ table, number, from, deal, onClose }: Props) {
  const line = useSignal<readonly string[]>([]);
  const told = useSignal<LineTold | null>(null);
  const busy = useSignal(true);
  const failed = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const asked = useRef(0);
  const lang = language.value;
  const go = async (to: readonly string[]) => {
    const mine = ++asked.current;
    busy.value = true;
    failed.value = false;
    try {
      const found = await tryLine(table, number, from, to, lang);
      if (mine !== asked.current) return;
      line.value = to;
      told.value = found;
      if (to.length) say(capital(found.step.said));
    } catch {
      failed.value = true;
    }
    if (mine === asked.current) busy.value = false;
  };
  useEffect(() => void go(line.value), [lang]);
  useEffect(() => box.current?.focus(), []);
  const now = told.value;
  return (
    <section class="what-if" aria-labelledby="what-if" ref={box} tabIndex={-1} aria-busy={busy.value}>
      <h2 id="what-if">{t('review-if')}</h2>
      <p class="note">{t('review-if-text')}</p>
      {failed.value && (
        <p class="notice" role="alert">
          {t('review-if-failed')}
        </p>
      )}
      {now && <Table deal={deal} step={now.step} />}
      {now?.points && (
        <p role="status">
          <b>{t('review-if-over', { points: listed(now.points.map(minus)) })}</b>
        </p>
      )}
      {now && now.legal.length > 0 && (
        <Actions
          told={now}
          names={deal.names}
          busy={busy.value}
          onTake={(action) => void go([...line.value, action])}
        />
      )}
      <p class="doors">
        <button
          type="button"
          disabled={busy.value || line.value.length === 0}
          onClick={() => void go(line.value.slice(0, -1))}
        >
          <Icon name="back" />
          {t('review-if-back')}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {t('review-if-close')}
        </button>
      </p>
    </section>
  );
}

/** What is as good as the best call but for the noise of playouts, in points. */
const NOISE = 0.05;

/** What the seat to act may do: calls, then cards, the best first. */
function Actions({
  told,
  names,
  busy,
  onTake,
}: {
  told: LineTold;
  names: readonly string[];
  busy: boolean;
  onTake: (action: string) => void;
}) {
  const silence = told.values.length > 0;
  const worth = new Map(told.values.map((one) => [one.action, one]));
  const gain = new Map(told.calls.map((one) => [one.action, one.gain]));
  const best = Math.max(...told.values.map((one) => one.least));
  const rank = (action: string): number => worth.get(action)?.least ?? gain.get(action) ?? -Infinity;
  const order = told.legal.toSorted((a, b) => Number(isCard(a)) - Number(isCard(b)) || rank(b) - rank(a) || 0);
  const figure = (action: string): string => {
    const call = gain.get(action);
    if (call !== undefined) return call > 0 ? `+${decimal(call)}` : decimal(call);
    const one = worth.get(action);
    if (!one) return '';
    if (one.least !== one.most) return t('review-if-between', { least: decimal(one.least), most: decimal(one.most) });
    return told.kind === 'exact' ? minus(one.least) : decimal(one.least);
  };
  const good = (action: string): boolean => {
    const call = gain.get(action);
    if (call !== undefined) return silence ? call > NOISE : told.calls.length > 1 && call >= -NOISE;
    return told.values.length > 1 && rank(action) >= best - (told.kind === 'exact' ? 0 : NOISE);
  };
  return (
    <>
      <p class="note">
        {t('review-if-turn', { who: names[told.step.turn!]! })}
        {told.calls.length > 0 && ` ${t(silence ? 'review-if-beyond' : 'review-if-calls')}`}
        {told.kind !== 'none' && ` ${t(`review-if-${told.kind}`)}`}
      </p>
      <div class="doors values" role="group" aria-label={t('review-if-turn', { who: names[told.step.turn!]! })}>
        {order.map((action) => (
          <button
            key={action}
            type="button"
            data-line={action}
            class={good(action) ? 'best' : ''}
            disabled={busy}
            onClick={() => onTake(action)}
          >
            {isCard(action) ? cardShort(action) : actionLabel(action)}{' '}
            {figure(action) && (
              <small>
                {figure(action)}
                {good(action) && <span class="unseen"> {t('review-word-best')}</span>}
              </small>
            )}
          </button>
        ))}
      </div>
    </>
  );
}
