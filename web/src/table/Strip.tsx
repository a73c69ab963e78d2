import { useLayoutEffect, useRef } from 'preact/hooks';
import { fromTheRight, questionMark, t } from '../i18n/texts.ts';
import { stretchAt, type Stretch } from '../logic/deal.ts';
import { Button, Icon } from '../ui/elements.tsx';

/** Something to notice at a moment: its sign for the eye, its words for the ear, and its kind for the colour. */
export type Remarkable = { moment: number; sign: string; text: string; kind: string };

interface Props {
  stretches: readonly Stretch[];
  at: number;
  last: number;
  /** True while the last trick lies on the table with the player who took it: its tile is lit, not the next one's. */
  taken?: boolean;
  where: string;
  marks: readonly Remarkable[];
  onGo: (moment: number) => void;
  /** To the mark before and the next one, which may stand in other deals; nothing where there is none. */
  onMark?: { before: (() => void) | undefined; next: (() => void) | undefined } | undefined;
}

/**
 * The moments of a deal below the table: its calls, its tricks and its end with their marks. The way from one to the
 * next goes by buttons and keys.
 */
export function Strip({ stretches, at, last, taken = false, where, marks, onGo, onMark }: Props) {
  const go = (to: number): void => onGo(Math.max(0, Math.min(last, to)));
  const [backKey, onKey] = fromTheRight() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const row = useRef<HTMLOListElement>(null);
  const shown = stretchAt(stretches, taken ? at - 1 : at);
  // Where there are more cells than the row holds, the one that one stands at is in its middle.
  useLayoutEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (cell) row.current!.scrollLeft = cell.offsetLeft - row.current!.clientWidth / 2;
  }, [at]);
  // Before the step can be seen: a key that follows at once goes on from here, and not from the step before.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const from = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || from.closest('input, select, textarea')) return;
      // Arrows among the cards and calls that one may choose from belong to these.
      if (from.closest('.hand.mine, .talk.mine, .announce, .graded')) return;
      const to: Record<string, (() => void) | undefined> = event.shiftKey
        ? { [onKey]: onMark?.next, [backKey]: onMark?.before }
        : { [onKey]: () => go(at + 1), [backKey]: () => go(at - 1), Home: () => go(0), End: () => go(last) };
      if (!to[event.key]) return;
      event.preventDefault();
      to[event.key]!();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  return (
    <nav class="strip" dir={fromTheRight() ? 'rtl' : 'ltr'} aria-label={t('rules-walk')}>
      <Button
        icon="back"
        class="icon"
        label={t('rules-step-back')}
        shortcut={backKey}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      />
      <ol class="row gap-1" ref={row}>
        {stretches.map((stretch, place) => (
          <li key={stretch.first}>
            <Cell
              stretch={stretch}
              here={place === shown ? at : null}
              last={last}
              marks={marks.filter(({ moment }) => moment >= stretch.first && moment <= stretch.last)}
              onGo={go}
            />
          </li>
        ))}
      </ol>
      <Button
        icon="next"
        class="icon"
        label={t('rules-step-on')}
        shortcut={onKey}
        data-step-on
        aria-disabled={at === last}
        onClick={() => go(at + 1)}
      />
      <p class="where">
        {where} <span class="unseen">{t('rules-step', { number: at, count: last })}</span>
      </p>
    </nav>
  );
}

const NAMES = { calls: () => '…', end: () => <Icon name="flag" />, question: questionMark };

/** A trick, the calls or the end. It leads to its mark, and from there to the next one, else to the whole trick. */
function Cell({
  stretch,
  here,
  last,
  marks,
  onGo,
}: Pick<Props, 'last' | 'marks' | 'onGo'> & { stretch: Stretch; here: number | null }) {
  const name = t(`strip-${stretch.kind}`, { trick: stretch.trick });
  const next = marks.find(({ moment }) => here === null || moment > here) ?? marks[0];
  const share = here === null ? 0 : Math.min(1, (here - stretch.first + 1) / (stretch.last - stretch.first + 1));
  const whole = stretch.kind === 'trick' ? Math.min(stretch.last + 1, last - 1) : stretch.first;
  return (
    <button
      type="button"
      class={`moment column ${marks[0]?.kind ?? ''}`}
      aria-current={here === null ? undefined : 'step'}
      aria-label={[name, ...marks.map((mark) => mark.text)].join('. ')}
      onClick={() => onGo(next?.moment ?? whole)}
    >
      <b aria-hidden="true">{marks[0]?.sign}</b>
      <span aria-hidden="true">{stretch.kind === 'trick' ? stretch.trick : NAMES[stretch.kind]()}</span>
      <i aria-hidden="true" style={{ inlineSize: `${100 * share}%` }} />
    </button>
  );
}
