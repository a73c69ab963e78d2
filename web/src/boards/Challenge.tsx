import '../styles/boards.css';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { challenge } from '../boards.ts';
import { LinkField } from '../friends/Invite.tsx';
import { Name } from '../friends/Name.tsx';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { boardsHref, challengeLink } from '../route.ts';
import { Failure } from '../ui/Failure.tsx';

/** Who reads the page: their name, how they say it, and the server's answer to who they are. */
export interface Reader {
  name: ReadonlySignal<string>;
  chooseName: (name: string) => unknown;
  ensureKnown: () => Promise<unknown>;
}

/**
 * Out of a match that is over a link for friends: the same cards in one's own seat. Who has no name yet is asked for it:
 * the friend reads it.
 */
export function Challenge({ table, reader }: { table: string; reader: Reader }) {
  const link = useSignal('');
  const setId = useSignal('');
  const failed = useSignal('');
  const nameless = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const make = async () => {
    try {
      const { set, handle } = await challenge(table);
      await reader.ensureKnown();
      nameless.value = !reader.name.value;
      setId.value = set;
      link.value = challengeLink(set, handle);
    } catch (error) {
      failed.value = failure(error);
    }
  };
  // The end of a match may be longer than the screen: the link comes into sight where it was asked for.
  useEffect(() => void (link.value && box.current?.scrollIntoView({ block: 'center' })), [link.value]);
  if (link.value)
    return (
      <div class="invite" ref={box}>
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
      </div>
    );
  return (
    <>
      <button type="button" onClick={() => void make()}>
        {t('boards-better')}
      </button>
      <Failure text={failed.value} />
    </>
  );
}
