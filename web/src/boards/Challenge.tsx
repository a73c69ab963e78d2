import { useSignal } from '@preact/signals';
import { challenge } from '../boards.ts';
import { LinkField } from '../friends/Invite.tsx';
import { failure } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { boardsHref } from '../route.ts';

/** Out of a match that is over a link for friends: the same cards in one's own seat. */
export function Challenge({ table }: { table: string }) {
  const link = useSignal('');
  const failed = useSignal('');
  const make = () => challenge(table).then(({ set, handle }) => (link.value = `${location.origin}/${boardsHref(set, handle)}`), (error) => (failed.value = failure(error)));
  if (link.value) return <div class="invite"><p>{t('boards-better-text')}</p><LinkField link={link.value} label={t('gather-link')} /></div>;
  return (
    <>
      <button type="button" onClick={() => void make()}>{t('boards-better')}</button>
      {failed.value && <p class="notice" role="alert">{failed.value}</p>}
    </>
  );
}
