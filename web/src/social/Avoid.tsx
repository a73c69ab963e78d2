import '../styles/friends.css';
import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import type { Other } from '../i18n/people.ts';
import { Button } from '../ui/elements.tsx';

/**
 * Whom one does not want to meet again: said only where it was looked for. It is taken back in the settings, for all of
 * them.
 */
export function Avoid({ table, people }: { table: string; people: readonly Other[] }) {
  const avoided = useSignal<readonly number[]>([]);
  const last = useSignal('');
  const avoid = ({ guest, name }: Other) =>
    call('POST /api/tables/{table}/avoid', { table, body: { guest } }).then(
      () => {
        avoided.value = [...avoided.value, guest];
        last.value = name;
      },
      () => undefined,
    );
  const others = people.filter((person) => !avoided.value.includes(person.guest));
  return (
    <>
      <p role="status">{last.value && t('open-avoided', { who: last.value })}</p>
      {others.length > 0 && (
        <details class="avoid">
          <summary class="pale">{t('open-avoid-any')}</summary>
          <ul class="stack gap-3 leading">
            {others.map((person) => (
              <li key={person.guest}>
                <Button text={t('open-avoid', { who: person.name })} onClick={() => void avoid(person)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
