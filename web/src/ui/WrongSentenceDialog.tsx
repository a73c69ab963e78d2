import '../styles/sentences.css';
import { useSignal } from '@preact/signals';
import type { Site } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { directionOf } from '../logic/languages.ts';
import { issueAddress, recordText, reportText, type WrongSentence } from '../logic/wrongSentence.ts';
import { LinkButton } from './elements.tsx';
import { Copy } from './copy.tsx';
import { Dialog } from './Dialog.tsx';

type Props = { wrong: WrongSentence; site: Site; onClose: () => void };

/**
 * What a report of a wrong sentence will show to everybody, and the way to the project's form, which is filled in but
 * not sent. If the project has no public address, the report can be copied.
 */
export function WrongSentenceDialog({ wrong, site, onClose }: Props) {
  const better = useSignal('');
  const text = reportText(wrong, better.value, site.version);
  const record = wrong.seen ? recordText(wrong.seen) : '';
  const { href, whole } = site.issues ? issueAddress(site.issues, wrong, text, record) : { href: '', whole: false };
  return (
    <Dialog title={t('wrong-title')} onClose={onClose}>
      <div class="wrong-report">
        <p>{t(href ? 'wrong-intro' : 'wrong-nowhere')}</p>
        <blockquote lang={wrong.language} dir={directionOf(wrong.language)}>
          {wrong.sentence}
        </blockquote>
        <label>
          {t('wrong-better')}
          <textarea
            rows={3}
            maxLength={500}
            lang={wrong.language}
            dir={directionOf(wrong.language)}
            value={better.value}
            onInput={(event) => (better.value = event.currentTarget.value)}
          />
        </label>
        <details>
          <summary>{t('wrong-shown')}</summary>
          <pre class="told" dir="auto" tabIndex={0}>
            {text}
          </pre>
          {record && (
            <>
              <p class="note">{t('wrong-record')}</p>
              <pre class="told" dir="ltr" tabIndex={0}>
                {record}
              </pre>
            </>
          )}
        </details>
        {href && !whole && <p class="note">{t('wrong-long')}</p>}
        <div class="doors">
          {href && (
            <LinkButton
              primary
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              text={t('wrong-open')}
              unseen={t('wrong-new-tab')}
            />
          )}
          <Copy primary={!href} text={record ? `${text}\n\n${record}` : text} label={t('wrong-copy')} />
        </div>
      </div>
    </Dialog>
  );
}
