import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { keptClubs } from '../logic/evenings.ts';
import { clubHref } from '../route.ts';
import { Button, Failure, Icon, Section } from '../ui/elements.tsx';
import { Form, NOT_BLANK, TextInput } from '../ui/Form.tsx';
import { useRequest } from '../ui/useFetched.ts';
import { why } from './useEvening.ts';

const MAX_LETTERS = 60;

export function Clubs({ onFound }: { onFound: (name: string) => Promise<void> }) {
  const { failed, run } = useRequest(why);
  const clubs = Object.entries(keptClubs());
  return (
    <Section id="clubs" title={t('evening-clubs')}>
      {clubs.length > 0 && (
        <ul class="evening-list">
          {clubs.map(([id, { name }]) => (
            <li class="entry breaks" key={id}>
              <a href={clubHref(id)}>
                <Icon name="next" />
                <bdi translate={false}>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('evening-club-new')}</summary>
        <p class="note">{t('evening-club-new-text')}</p>
        <Failure text={failed.value} />
        <ClubName label={t('evening-club-make')} onName={(name) => run(() => onFound(name))} />
      </details>
    </Section>
  );
}

type ClubNameProps = { name?: string; label: string; onName: (name: string) => void };

export function ClubName({ name = '', label, onName }: ClubNameProps) {
  const typed = useSignal(name);
  return (
    <Form class="club-name wrap" onSubmit={() => onName(typed.value.trim())}>
      <label class="own-name stack gap-2 leading medium">
        <span>{t('evening-club-name')}</span>
        <TextInput
          {...NOT_BLANK}
          maxLength={MAX_LETTERS}
          value={typed.value}
          autocomplete="off"
          spellcheck={false}
          onText={(text) => (typed.value = text)}
        />
      </label>
      <Button type="submit" text={label} />
    </Form>
  );
}
