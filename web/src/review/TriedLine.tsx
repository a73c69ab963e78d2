/** A line tried by hand for all seats, from a moment of a match that is over. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { coached } from '../i18n/sentences.ts';
import { decimalOnCard, listed, minus } from '../i18n/words.ts';
import { language, t } from '../i18n/texts.ts';
import type { Figures } from '../logic/hand.ts';
import { call, type LineTold, type WorkedDeal } from '../api.ts';
import { heard, sentence } from '../table/DealTable.tsx';
import { Button, Failure, Section } from '../ui/elements.tsx';
import { Coach } from '../ui/Coach.tsx';
import { remember } from '../ui/flip.ts';
import { say } from '../ui/speech.tsx';

/** The moment from which a line starts, and its first actions. */
export type From = { deal: number; action: number; first: readonly string[] };

interface TriedLine {
  line: readonly string[];
  answer: LineTold | null;
  busy: boolean;
  failed: boolean;
  go: (line: readonly string[]) => void;
}

/** Try lines from a moment; `from` is null while nothing is tried. */
export function useLine(table: string, from: From | null, deal: WorkedDeal | null): TriedLine {
  const state = useSignal<Omit<TriedLine, 'go'>>({ line: [], answer: null, busy: false, failed: false });
  const requests = useRef(0);
  const lang = language.value;
  const go = (to: readonly string[]): void => {
    if (!from || !deal) return;
    const request = ++requests.current;
    state.value = { ...state.value, busy: true, failed: false };
    call('POST /api/tables/{table}/lines', {
      table,
      lang,
      body: { deal: from.deal, action: from.action, line: [...to] },
    }).then(
      (answer) => {
        if (request !== requests.current) return;
        remember(document);
        state.value = { line: to, answer, busy: false, failed: false };
        const why = answer.explanation ? coached(answer.explanation.parts, deal.names) : '';
        if (to.length) say([heard(deal, answer.step), why].filter(Boolean).map(sentence).join(' '));
      },
      () => request === requests.current && (state.value = { ...state.value, busy: false, failed: true }),
    );
  };
  useEffect(() => {
    state.value = { line: [], answer: null, busy: false, failed: false };
    requests.current++;
    go(from?.first ?? []);
  }, [table, from, lang]);
  return { ...state.value, go };
}

/** The noise of playouts in points: a call that loses less is as good as the best. */
const NOISE = 0.05;

/** What each action is worth, as it is shown on its card or call. */
export function figuresOf(answer: Pick<LineTold, 'values' | 'calls' | 'kind'>): Figures {
  const silence = answer.values.length > 0;
  const best = Math.max(...answer.values.map((value) => value.least));
  const spare = answer.kind === 'exact' ? 0 : NOISE;
  const figure = (least: number, most: number): string => {
    if (least !== most) return t('review-if-between', { least: decimalOnCard(least), most: decimalOnCard(most) });
    return answer.kind === 'exact' ? minus(least) : decimalOnCard(least);
  };
  return Object.fromEntries([
    ...answer.values.map(({ action, least, most }) => [
      action,
      { text: figure(least, most), best: answer.values.length > 1 && least >= best - spare },
    ]),
    ...answer.calls.map(({ action, gain }) => [
      action,
      {
        text: gain > 0 ? `+${decimalOnCard(gain)}` : decimalOnCard(gain),
        best: silence ? gain > NOISE : answer.calls.length > 1 && gain >= -NOISE,
      },
    ]),
  ]) as Figures;
}

interface Props {
  tried: TriedLine;
  names: readonly string[];
  reader: number | null;
  onClose: () => void;
}

/** What a line that is tried shows beside the table: whose turn it is, what the figures mean, and the way back. */
export function TriedAside({ tried: { line, answer, busy, failed, go }, names, reader, onClose }: Props) {
  const silence = answer && answer.values.length > 0;
  return (
    <Section id="what-if" class="what-if" aria-busy={busy} title={t('review-if')}>
      <Failure text={failed && t('review-if-failed')} />
      {answer?.points && (
        <p role="status">
          <b>{t('review-if-over', { points: listed(answer.points.map(minus)) })}</b>
        </p>
      )}
      {answer?.step.turn != null && (
        <p>
          <b>
            {answer.step.turn === reader
              ? `${t('at-your-turn')}.`
              : t('review-if-turn', { who: names[answer.step.turn]! })}
          </b>{' '}
          {t('review-if-text')}
        </p>
      )}
      {answer?.explanation && <Coach explanation={answer.explanation} names={names} />}
      {answer && answer.legal.length > 0 && (
        <p class="note">
          {answer.calls.length > 0 && `${t(silence ? 'review-if-beyond' : 'review-if-calls')} `}
          {['exact', 'mean'].includes(answer.kind) && t(`review-if-${answer.kind}`)}
        </p>
      )}
      <p class="doors">
        <Button
          icon="undo"
          disabled={busy || line.length === 0}
          onClick={() => go(line.slice(0, -1))}
          text={t('review-if-back')}
        />
        <Button quiet onClick={onClose} text={t('review-if-close')} />
      </p>
    </Section>
  );
}
