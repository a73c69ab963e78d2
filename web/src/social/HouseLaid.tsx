import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { valueText } from '../lobby/House.tsx';
import { capital } from '../i18n/sentences.ts';

/** What a table's preset is, and the rules in which it differs from the game's own, in words. */
export function HouseLaid({ view }: { view: Pick<Snapshot, 'game' | 'preset' | 'options' | 'changed'> }) {
  return (
    <>
      <p>{t(`preset-${view.game}-${view.preset}.text`)}</p>
      {view.changed.length > 0 && (
        <ul class="changed">
          {view.changed.map((name) => (
            <li key={name}>
              <strong>{t(`option-${view.game}-${name}`)}</strong>{' '}
              {capital(valueText(view.game, name, view.options[name]!, '.text'))}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
