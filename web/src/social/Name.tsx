import { useSignal } from '@preact/signals';
import { useLayoutEffect, useId } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/elements.tsx';
import { useDraft, Form, NOT_BLANK, PERSON, TextInput } from '../ui/Form.tsx';

/** One's own name. What is being typed stays, whatever else of the page is rendered meanwhile. */
export function Name({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  const field = useDraft(name, (typed) => (onChoose(typed.value), true));
  return (
    <label class="name">
      <span>{t('lobby-name')}</span>
      <input type="text" placeholder={t('lobby-name')} {...PERSON} {...field} />
    </label>
  );
}

/** The name under which one invites or takes part. */
interface NameFieldProps {
  name: string;
  onName: (name: string) => void;
  /** Whether the focus starts here, in a window. */
  first?: boolean;
}

export function NameField({ name, onName, first = false }: NameFieldProps) {
  return (
    <label class="own-name row wrap gap-3 medium">
      <span>{t('gather-name')}</span>
      <TextInput {...NOT_BLANK} {...PERSON} autofocus={first} value={name} onText={onName} />
    </label>
  );
}

interface AskNameProps {
  /** The label of the button that takes the name. */
  go: string;
  /** Empty for somebody who stays without. */
  onName: (name: string) => void;
  onClose: () => void;
}

/** Ask for a name just before other people read it; it may be left out. */
export function AskName({ go, onName, onClose }: AskNameProps) {
  const name = useSignal('');
  const field = useId();
  const explanation = useId();
  useLayoutEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    const input = document.getElementById(field);
    input?.focus();
    input?.closest('form')?.scrollIntoView({ block: 'nearest' });
    return () => back?.isConnected && back.focus();
  }, []);
  return (
    <Form
      class="ask-name stack gap-3"
      aria-label={t('lobby-name')}
      onSubmit={() => onName(name.value.trim())}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label class="stack gap-2">
        <span>{t('lobby-name')}</span>
        <TextInput
          id={field}
          {...NOT_BLANK}
          {...PERSON}
          aria-describedby={explanation}
          value={name.value}
          onText={(text) => (name.value = text)}
        />
        <small id={explanation}>{t('open-name-read')}</small>
      </label>
      <div class="doors">
        <Button type="submit" primary text={go} />
        <Button text={t('open-unnamed')} onClick={() => onName('')} />
      </div>
    </Form>
  );
}
