/** A line tried by hand for all seats, from a moment of a match that is over. */

import type { LineTold, WorkedDeal } from '../http.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { decimalOnCard, minus } from '../i18n/sentences.ts';
import { language, t } from '../i18n/texts.ts';
import type { Figures } from '../logic/hand.ts';
import { tryLine } from '../reviews.ts';
import { heard } from '../table/DealWalk.tsx';
import { remember } from '../ui/flip.ts';
import { say } from '../ui/speech.ts';

/** From which moment of which deal, and what is tried first. */
export interface From {
  deal: number;
  action: number;
  first: readonly string[];
}

export interface TriedLine {
  line: readonly string[];
  answer: LineTold | null;
  busy: boolean;
  failed: boolean;
  go: (line: readonly string[]) => void;
}

/** Try lines from a moment; `from` null where nothing is tried. */
export function useLine(table: string, from: From | null, deal: WorkedDeal | null): TriedLine {
  const now = useSignal<Omit<TriedLine, 'go'>>({ line: [], answer: null, busy: false, failed: false });
  const asked = useRef(0);
  const lang = language.value;
  const go = (to: readonly string[]): void => {
    if (!from || !deal) return;
    const mine = ++asked.current;
    now.value = { ...now.value, busy: true, failed: false };
    tryLine(table, from.deal, from.action, to, lang).then(
      (answer) => {
        if (mine !== asked.current) return;
        remember(document);
        now.value = { line: to, answer, busy: false, failed: false };
        if (to.length) say(heard(deal, answer.step));
      },
      () => mine === asked.current && (now.value = { ...now.value, busy: false, failed: true }),
    );
  };
  useEffect(() => {
    now.value = { line: [], answer: null, busy: false, failed: false };
    asked.current++;
    go(from?.first ?? []);
  }, [table, from, lang]);
  return { ...now.value, go };
}

/** What is as good as the best call but for the noise of playouts, in points. */
const NOISE = 0.05;

/** What each action is worth, as it is shown on its card or call. */
export function figuresOf(answer: LineTold): Figures {
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
