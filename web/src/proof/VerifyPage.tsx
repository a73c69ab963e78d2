import '../styles/rules.css';
import '../styles/proof.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fetchGames, fetchText, recordUrl, ApiError, type Dealt } from '../api.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { Button, PageFrame } from '../ui/elements.tsx';
import { FileButton, Form } from '../ui/Form.tsx';
import { say } from '../ui/speech.tsx';
import type { Note } from '../logic/note.ts';
import { noteOf, noteWith } from '../stores/seals.ts';
import { Findings } from './Findings.tsx';
import games from './games.json';
import { recordsIn, verdictOf, verify, type Check, type MatchRecord } from './verify.ts';

/** How the games of the house are dealt stands here, so that this page asks nobody; for others the server is asked. */
const OF_THE_HOUSE = games as Dealt[];

/** The page that makes every card of a record again, here in the browser. */
export function VerifyPage({ table }: { table: string }) {
  const record = useSignal<MatchRecord | null>(null);
  const checks = useSignal<readonly Check[]>([]);
  const done = useSignal(false);
  const trouble = useSignal('');
  const note = useSignal('');
  const runs = useRef(0);
  const outcome = useRef<HTMLElement>(null);

  const forget = () => {
    runs.current++;
    record.value = null;
    checks.value = [];
    done.value = false;
    trouble.value = note.value = '';
  };

  const check = async (text: string) => {
    forget();
    const run = runs.current;
    const known = recordsIn(text, OF_THE_HOUSE) ? OF_THE_HOUSE : await fetchGames().catch(() => OF_THE_HOUSE);
    const records = recordsIn(text, known);
    if (!records) return void (trouble.value = t('proof-no-record'));
    note.value = records.length > 1 ? t('proof-many', { count: records.length }) : '';
    await learn([records[0]!.game]);
    record.value = records[0]!;
    for await (const finding of verify(records[0]!, known)) {
      if (runs.current !== run) return;
      checks.value = [...checks.value, finding];
    }
    done.value = true;
    say(t(`verify-${verdictOf(checks.value)}`));
    outcome.current?.focus({ preventScroll: true });
  };

  const fetched = async () => {
    try {
      await check(await fetchText(recordUrl(table, language.value)));
    } catch (error) {
      trouble.value = t(error instanceof ApiError && error.status === 409 ? 'proof-not-over' : 'proof-gone');
    }
  };
  useEffect(() => {
    forget();
    if (table) void fetched();
  }, [table]);

  return (
    <PageFrame class="proof" title={t('proof-title')} intro={t('proof-intro')} failures={[trouble.value]}>
      {record.value ? (
        <section ref={outcome} tabIndex={-1} aria-label={t('proof-title')} aria-busy={!done.value}>
          {note.value && <p class="notice">{note.value}</p>}
          <Findings record={record.value} checks={checks.value} done={done.value} note={noteFor(table, record.value)} />
          <p class="doors">
            <Button icon="again" text={t('proof-another')} onClick={forget} />
          </p>
        </section>
      ) : (
        <Offer onText={(text) => void check(text)} />
      )}
    </PageFrame>
  );
}

function Offer({ onText }: { onText: (text: string) => void }) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  return (
    <Form class="offer fitting gap-5" onSubmit={() => onText(pasted.current?.value ?? '')}>
      <p class="doors">
        <FileButton text={t('proof-file')} onText={onText} />
      </p>
      <label class="fitting gap-2 medium">
        <span>{t('proof-paste')}</span>
        <textarea ref={pasted} rows={6} spellcheck={false} autocomplete="off" />
      </label>
      <p class="doors">
        <Button type="submit" primary icon="seal" text={t('proof-check')} />
      </p>
    </Form>
  );
}

/** What this browser noted of the match: by its table, else by its seal. */
const noteFor = (table: string, { shuffle }: MatchRecord): Note | undefined =>
  (table && noteOf(table)) || (shuffle ? noteWith(shuffle.seal) : undefined);
