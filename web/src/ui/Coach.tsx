/** The coach: the sentences that explain an action, wherever one is explained, and the figures behind them on request. */

import '../styles/coach.css';
import { signal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Explained } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { handsHref } from '../route.ts';
import { classNames } from './classNames.ts';
import { Spelt } from './Spelt.tsx';

/** True while figures are shown: they stay open from one decision of a deal to the next. */
export const figuresShown = signal(false);

interface DetailsProps {
  /** Opened and closed with other details; by default alone. */
  open?: Signal<boolean> | undefined;
  children: ComponentChildren;
}

/** The figures behind an explanation, on request. */
export function Details({ open, children }: DetailsProps) {
  const follow = open && {
    open: open.value,
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => void (open.value = event.currentTarget.open),
  };
  return (
    <details {...follow}>
      <summary>{t('explained-details')}</summary>
      {children}
    </details>
  );
}

interface CoachProps {
  class?: string;
  /** The sentences. */
  text: string;
  /** Their theme; with a `game`, a link leads to hands that train it. */
  theme?: Explained['theme'] | undefined;
  game?: string;
  /** What can be done about it, before the details. */
  actions?: ComponentChildren;
  /** The figures behind the sentences. */
  details?: ComponentChildren;
  open?: Signal<boolean>;
}

/** An explanation: the sentences, the figures behind them, and where to practise. */
export function Coach({ class: name, text, theme, game, actions, details, open }: CoachProps) {
  return (
    <div class={classNames('coach', name)}>
      <p>
        <Spelt text={text} />
      </p>
      {actions}
      {details && <Details open={open}>{details}</Details>}
      {theme && game && (
        <a class="practice" href={handsHref(game, theme)}>
          {t('puzzle-ten-theme', { theme: t(`puzzle-theme-${theme}`) })}
        </a>
      )}
    </div>
  );
}
