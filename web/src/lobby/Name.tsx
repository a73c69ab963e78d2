import { t } from '../l10n.ts';
import { chooseName, name } from '../me.ts';

export function Name() {
  return (
    <label class="name">
      <span>{t('lobby-name')}</span>
      <input type="text" placeholder={t('lobby-name')} value={name.value} maxLength={24} autocomplete="name" spellcheck={false} onChange={(event) => chooseName(event.currentTarget.value)} />
    </label>
  );
}
