/** The coach: the sentences that explain an action, and the figures behind them on request. */

import '../styles/coach.css';
import { signal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Explained } from '../http.ts';
import { coached, type Names, type Worth } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { Seen } from '../logic/seen.ts';
import { handsHref } from '../route.ts';
import { classNames } from './elements.tsx';
import { Spelt } from './speech.tsx';
import { WrongSentence } from './WrongSentence.tsx';

/** True while figures are shown: they stay open from one decision of a deal to the next. */
export const figuresShown = signal(false);

interface Props {
  class?: string;
  /** True if there is little room: a wrong sentence is reported from the details, if there are any. */
  brief?: boolean;
  explanation: (Pick<Explained, 'parts'> & Partial<Explained>) | null | undefined;
  names?: Names;
  worth?: Worth;
  /** What comes before the sentences, or stands in for them. */
  before?: string;
  seen?: Seen | null;
  /** The game whose hands train the theme; empty for no link. */
  game?: string;
  /** What can be done about it, before the details. */
  actions?: ComponentChildren;
  details?: ComponentChildren;
  /** Whether the details are open, if something else depends on it. */
  open?: Signal<boolean>;
  /** Where else to practise. */
  children?: ComponentChildren;
}

/** An explanation: the sentences, the figures behind them, where to practise, and a way to report a wrong sentence. */
export function Coach({
  class: name,
  brief = false,
  explanation,
  names = [],
  worth = {},
  before = '',
  seen = null,
  game = '',
  actions,
  details,
  open,
  children,
}: Props) {
  const sentence = explanation ? coached(explanation.parts, names, worth) : '';
  const text = [before, sentence].filter(Boolean).join(' ');
  const theme = game && explanation?.theme;
  const follow = open && {
    open: open.value,
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => void (open.value = event.currentTarget.open),
  };
  const hidden = brief && !!details;
  /** Nothing that is certain is reported: where there is one choice only, no sentence about it is wrong. */
  const forced = explanation?.parts.some(({ key, params }) => key === 'even' && params['how'] === 'forced');
  const wrong = explanation && !forced && (
    <WrongSentence
      short={brief && !details}
      sentence={sentence}
      id={explanation.parts.map(({ key }) => `coach-${key}`).join(' ')}
      seen={seen}
    />
  );
  return (
    <div class={classNames('coach', name)}>
      {text && (
        <p>
          <Spelt text={text} />
        </p>
      )}
      {actions}
      {details && (
        <details {...follow}>
          <summary>{t('explained-details')}</summary>
          {details}
          {hidden && wrong}
        </details>
      )}
      {(theme || children || (!hidden && wrong)) && (
        <div class="after row wrap between full">
          {theme && <a href={handsHref(game, theme)}>{t('puzzle-ten-theme', { theme: t(`puzzle-theme-${theme}`) })}</a>}
          {children}
          {!hidden && wrong}
        </div>
      )}
    </div>
  );
}
