import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { Button, Failure, LinkButton } from '../ui/elements.tsx';
import { Form, TextInput } from '../ui/Form.tsx';
import { call, type EveningInfo } from '../api.ts';
import { keepDirector } from '../logic/evenings.ts';
import { eveningHref, go, leadHref } from '../route.ts';
import { saveText } from '../ui/save.ts';
import { useRequest } from '../ui/useFetched.ts';
import { calendarEntry } from './calendar.ts';
import { useAct, why } from './useEvening.ts';
import type { Directed } from './People.tsx';

export const MAX_NAME = 60;
const MINUTE = 60;

/** A time in the form of a field for date and time, by this device's clock. */
function fieldTime(at: number | null): string {
  if (at === null) return '';
  const offset = new Date(1000 * at).getTimezoneOffset() * MINUTE;
  return new Date(1000 * (at - offset)).toISOString().slice(0, 16);
}

const secondsOf = (typed: string): number | null => (typed ? new Date(typed).getTime() / 1000 : null);

export function About({ evening, lead, busy, act: send }: Directed) {
  const { act, refused } = useAct({ act: send });
  const draft = useSignal({ name: evening.name, place: evening.place, starts: fieldTime(evening.starts) });
  const change = (next: Partial<typeof draft.value>) => (draft.value = { ...draft.value, ...next });
  const { name, place, starts } = draft.value;
  const save = () => act(() => lead.describe({ name, place, starts: secondsOf(starts) }));
  return (
    <details>
      <summary>{t('evening-about')}</summary>
      <Form class="pairing wrap" onSubmit={save}>
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
        <Failure text={refused} />
      </Form>
    </details>
  );
}

const WEEK = 7 * 24 * 60 * MINUTE;

/** The same people meet again, on another day. */
export function Again({ evening, director }: { evening: EveningInfo; director: string }) {
  const starts = useSignal(fieldTime((evening.starts ?? evening.created) + WEEK));
  const { failed, run } = useRequest(why);
  const make = async () => {
    const body = { director, starts: secondsOf(starts.value) };
    const created = await call('POST /api/evenings/{evening}/again', { evening: evening.evening, body });
    keepDirector(created.evening, created.director);
    go(leadHref(created.evening));
  };
  if (evening.demo || evening.next) return null;
  return (
    <details>
      <summary>{t('evening-again')}</summary>
      <p class="note">{t('evening-again-text')}</p>
      <Form class="pairing wrap" onSubmit={() => run(make)}>
        <label>
          <span>{t('evening-about-starts')}</span>
          <input
            type="datetime-local"
            required
            value={starts.value}
            onInput={(event) => (starts.value = event.currentTarget.value)}
          />
        </label>
        <Button type="submit" text={t('evening-again-make')} />
        <Failure text={failed.value} />
      </Form>
    </details>
  );
}

/** The way to the newest evening of the same people, and an entry for a calendar while this one is to come. */
export function Onward({ evening, href = eveningHref }: { evening: EveningInfo; href?: (evening: string) => string }) {
  const toCome = evening.starts !== null && !evening.rounds.length && !evening.ended;
  if (!evening.next && !toCome) return null;
  return (
    <div class="doors">
      {evening.next && <LinkButton primary href={href(evening.next)} icon="next" text={t('evening-next')} />}
      {toCome && (
        <Button
          icon="save"
          text={t('evening-calendar')}
          onClick={() => saveText('four-kings-evening.ics', 'text/calendar', calendarEntry(evening))}
        />
      )}
    </div>
  );
}
