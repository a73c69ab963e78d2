import '../styles/proof.css';
import { useSignal } from '@preact/signals';
import { namesOf, together, unnamed } from '../i18n/people.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot, WaitingRoomSnapshot } from '../messages.ts';
import { verifyHref } from '../route.ts';
import { Luck } from './Luck.tsx';
import { copyText } from '../ui/copy.tsx';
import { say } from '../ui/speech.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Button, LinkButton } from '../ui/elements.tsx';

/** Digits to be compared by eye, and a button that copies them. */
export function Digits({ digits }: { digits: string }) {
  const copied = useSignal(false);
  const copy = async () => {
    await copyText(digits);
    copied.value = true;
    say(t('proof-copied'));
  };
  return (
    <p class="digits row wrap gap-3">
      <code class="seal breaks block text-small">
        {digits.match(/.{1,8}/g)?.map((group, i) => (
          <span key={i}>{group}</span>
        ))}
      </code>
      <Button
        quiet
        icon={copied.value ? 'check' : 'copy'}
        text={t(copied.value ? 'proof-copied' : 'proof-copy')}
        onClick={copy}
      />
    </p>
  );
}

/** The seal of this table's shuffle, and who has added to it. */
export function Seal({ view }: { view: Snapshot }) {
  const { seats } = view.drawn;
  const names = namesOf(view);
  const added = view.players.filter((player) => view.contributions[seats[player.seat]!]);
  return (
    <>
      <p>{t(view.practice ? 'practice-seal' : view.lesson ? 'lesson-seal' : 'proof-at-table-text')}</p>
      <Digits digits={view.commitment} />
      <Contributors people={added.map(({ seat }) => ({ you: seat === view.seat, name: names[seat]! }))} />
      {view.result?.secret && (
        <>
          <h3>{t('proof-secret')}</h3>
          <p>{t('proof-at-table-secret')}</p>
          <Digits digits={view.result.secret} />
        </>
      )}
      {view.result && !view.mirror && !view.practice && (!view.conditions.sealed || view.result.secret) && (
        <p class="doors">
          <LinkButton href={verifyHref(view.table)} icon="seal" text={t('proof-of-table')} />
        </p>
      )}
    </>
  );
}

export function SealDialog({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  return (
    <Dialog title={t('proof-at-table')} onClose={onClose}>
      <Seal view={view} />
    </Dialog>
  );
}

function Contributors({ people }: { people: readonly { you: boolean; name: string }[] }) {
  const others = people.filter(({ you }) => !you).map(({ name }) => name);
  const who = { ...together(others, others.length < people.length) };
  return <p>{people.length ? t('proof-at-table-luck', who) : t('proof-at-table-no-luck')}</p>;
}

type WaitingRoomSealProps = { view: WaitingRoomSnapshot; word: string; onWord: (word: string) => void };

/** The seal of a table that gathers, who has added to the shuffle, and one's own word for it. */
export function WaitingRoomSeal({ view, word, onWord }: WaitingRoomSealProps) {
  const added = view.guests.filter((guest) => guest.contributed);
  return (
    <details class="waiting-room-seal stack gap-3">
      <summary class="pale">{t('proof-at-table')}</summary>
      <p>{t('proof-at-table-text')}</p>
      <Digits digits={view.commitment} />
      <Contributors people={added.map(({ you, name, number }) => ({ you, name: name || unnamed(false, number) }))} />
      {view.guest !== null && <Luck word={word} onWord={onWord} />}
    </details>
  );
}
