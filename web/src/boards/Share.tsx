import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { LinkField } from '../social/Invite.tsx';
import type { SetInfo, Standings } from '../http.ts';
import { Name } from '../social/Name.tsx';
import { challengeLink } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { shareText } from './words.ts';

interface Props {
  set: SetInfo;
  standings: Standings;
  name: string;
  onName: (name: string) => void;
}

/**
 * A friend challenged: a link to the same cards, from somebody with a name, and a text that gives none of them away.
 */
export function Share({ set, standings, name, onName }: Props) {
  const copied = useSignal(false);
  const { own } = standings;
  const link = challengeLink(set.id, own.handle);
  const text = shareText(set, own, standings.deals, link);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2500);
  };
  return (
    <section class="invite" aria-labelledby="share">
      <h2 id="share">{t('boards-better')}</h2>
      <p>{t('boards-better-text')}</p>
      <div class="signed">
        <Name name={name} onChoose={onName} />
        <small>{t('boards-name')}</small>
      </div>
      <LinkField link={link} label={t('gather-link')} />
      {standings.deals.length > 0 && (
        <pre class="told" tabIndex={0}>
          {text}
        </pre>
      )}
      <div class="doors">
        {standings.deals.length > 0 && <Button icon="copy" onClick={() => void copy()} text={t('boards-copy')} />}
        {'share' in navigator && (
          <Button
            icon="share"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
            text={t('gather-share')}
          />
        )}
        <span class="copied" role="status">
          {copied.value && t('gather-copied')}
        </span>
      </div>
    </section>
  );
}
