import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Form, TextInput } from '../ui/Form.tsx';
import type { Directed } from './People.tsx';

const MAX_NAME = 60;
const MINUTE = 60;

/** A time in the form of a field for date and time, by this device's clock. */
function fieldTime(at: number | null): string {
  if (at === null) return '';
  const offset = new Date(1000 * at).getTimezoneOffset() * MINUTE;
  return new Date(1000 * (at - offset)).toISOString().slice(0, 16);
}

/** What the evening is called, and when and where it is played. */
export function About({ evening, lead, busy, act }: Directed) {
  const draft = useSignal({ name: evening.name, place: evening.place, starts: fieldTime(evening.starts) });
  const change = (next: Partial<typeof draft.value>) => (draft.value = { ...draft.value, ...next });
  const { name, place, starts } = draft.value;
  const save = () =>
    act(() => lead.describe({ name, place, starts: starts ? new Date(starts).getTime() / 1000 : null }));
  return (
    <details>
      <summary>{t('evening-about')}</summary>
      <Form class="pairing" onSubmit={save}>
        <label>
          <span>{t('evening-about-name')}</span>
          <TextInput maxLength={MAX_NAME} value={name} onText={(text) => change({ name: text })} />
        </label>
        <label>
          <span>{t('evening-about-place')}</span>
          <TextInput maxLength={MAX_NAME} value={place} onText={(text) => change({ place: text })} />
        </label>
        <label>
          <span>{t('evening-about-starts')}</span>
          <input
            type="datetime-local"
            value={starts}
            onInput={(event) => change({ starts: event.currentTarget.value })}
          />
        </label>
        <Button type="submit" disabled={busy} text={t('evening-about-save')} />
      </Form>
    </details>
  );
}
