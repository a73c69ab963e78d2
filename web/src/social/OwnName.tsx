import { t } from '../i18n/texts.ts';

/** The name under which one invites or takes part: a link from nobody is followed by nobody. */
export function OwnName({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label class="own-name">
      <span>{t('gather-name')}</span>
      <input
        type="text"
        required
        pattern=".*\S.*"
        value={name}
        maxLength={24}
        autocomplete="name"
        spellcheck={false}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
