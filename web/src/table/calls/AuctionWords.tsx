import { notes } from '../../i18n/moments.ts';
import { namesOf } from '../../i18n/people.ts';
import { capital, says } from '../../i18n/sentences.ts';
import { t } from '../../i18n/texts.ts';
import type { Snapshot } from '../../messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ROW_NAMES, ROW_NOTES, rowName, rowNote } from './rows.ts';
import { auctionOf } from './talks.ts';

/** What the panel of an auction explains, for a screen that has no room for all of it. */
export function AuctionWords({ view, onClose }: { view: Snapshot; onClose: () => void }) {
  const auction = auctionOf(view);
  if (!auction) return null;
  const last = view.now!.said.at(-1);
  return (
    <Dialog title={t('talk-explain.title')} onClose={onClose}>
      <p>{t(`talk-step-${auction.step}`)}</p>
      {last && <p>{capital(says(namesOf(view)[last[0]]!, last[1], last[0] === view.seat, auction.worth))}</p>}
      {ROW_NAMES.filter((row) => rowNote(row, view)).map((row) => (
        <p key={row}>
          <b>{rowName(row, view)}</b> {rowNote(row, view)}
        </p>
      ))}
      {notes(view, null, Object.values(ROW_NOTES).flat()).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Dialog>
  );
}
