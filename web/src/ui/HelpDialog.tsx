import { t } from '../i18n/texts.ts';
import { Dialog } from './Dialog.tsx';

/** The keys of the table: `keys` gives each command's key and the name of its text. */
export function HelpDialog({ keys, onClose }: { keys: Record<string, string>; onClose: () => void }) {
  return (
    <Dialog title={t('help-title')} onClose={onClose}>
      <p>{t('help-intro')}</p>
      <dl class="keys">
        <div>
          <dt>
            <kbd>a</kbd> … <kbd>m</kbd>
          </dt>
          <dd>{t('help-cards')}</dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd> <kbd>↵</kbd>
          </dt>
          <dd>{t('help-arrows')}</dd>
        </div>
        <div>
          <dt>
            <kbd>1</kbd> … <kbd>9</kbd>
          </dt>
          <dd>{t('help-digits')}</dd>
        </div>
        {Object.entries(keys).map(([key, name]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help-${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help-off')}</p>
    </Dialog>
  );
}
