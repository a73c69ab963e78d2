import type { Trouble } from '../offline/workerMessages.ts';
import { t } from '../i18n/texts.ts';
import { Button } from './elements.tsx';

export function Stopped({ why }: { why: Trouble }) {
  return (
    <div class="loading-house" role="status">
      <p>{t('stopped', { why })}</p>
      <Button text={t('stopped-reload')} onClick={() => location.reload()} />
    </div>
  );
}
