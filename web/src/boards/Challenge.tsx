import '../styles/boards.css';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { call } from '../api.ts';
import { LinkField } from '../social/Invite.tsx';
import { Name } from '../social/Name.tsx';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { boardsHref, challengeLink } from '../route.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Button } from '../ui/Button.tsx';

/** Who reads the page: their name, how they say it, and the server's answer to who they are. */
export interface Reader {
  name: ReadonlySignal<string>;
  chooseName: (name: string) => unknown;
  ensureKnown: () => Promise<unknown>;
}

/**
 * Out of a match that is over a link for friends: the same cards in one's own seat. Who has no name yet is asked for it:
 * the friend reads it. The link has a window, so that its button stands among the other ways on.
 */
export function Challenge({ table, reader }: { table: string; reader: Reader }) {
  const open = useSignal(false);
  const link = useSignal('');
  const setId = useSignal('');
  const failed = useSignal('');
  const nameless = useSignal(false);
  const make = async () => {
    open.value = true;
    failed.value = '';
    if (link.value) return;
    try {
      const { set, handle } = await call('POST /api/challenges', { body: { table } });
      await reader.ensureKnown();
      nameless.value = !reader.name.value;
      setId.value = set;
      link.value = challengeLink(set, handle);
    } catch (error) {
      failed.value = failure(error);
    }
  };
  return (
    <>
      <Button icon="share" data-challenge onClick={() => void make()} text={t('boards-better')} />
      {open.value && (
        <Dialog title={t('boards-better')} onClose={() => (open.value = false)}>
          <div class="invite" aria-busy={!link.value && !failed.value}>
            <Failure text={failed.value} />
            {link.value && (
              <>
                <p>{t('boards-better-text')}</p>
                {nameless.value && (
                  <div class="signed">
                    <Name name={reader.name.value} onChoose={reader.chooseName} />
                    <small>{t('boards-name')}</small>
                  </div>
                )}
                <LinkField link={link.value} label={t('gather-link')} />
                <p>
                  <a href={boardsHref(setId.value)}>{t('boards-who-played')}</a>
                </p>
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
