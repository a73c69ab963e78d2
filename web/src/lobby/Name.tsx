import { t } from '../i18n/texts.ts';

/** One's own name. */
export function Name({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  return (
    <label class="name">
      <span>{t('lobby-name')}</span>
      <input type="text" placeholder={t('lobby-name')} value={name} maxLength={24} autocomplete="name" spellcheck={false} onChange={(event) => onChoose(event.currentTarget.value)} />
    </label>
  );
}
