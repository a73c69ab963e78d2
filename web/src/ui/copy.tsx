import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { Button } from './elements.tsx';

/** Copy a text. A page over plain http has no clipboard: there the old way still works. */
export async function copyText(text: string): Promise<void> {
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (await copied) return;
  const area = document.createElement('textarea');
  area.value = text;
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

type CopyProps = { text: string; label: string; primary?: boolean; children?: ComponentChildren };

/** A button that copies a text, and a word for a moment that it has; other buttons may stand between them. */
export function Copy({ text, label, primary, children }: CopyProps) {
  const copied = useSignal(false);
  const copy = async () => {
    await copyText(text);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2500);
  };
  return (
    <>
      <Button primary={primary} icon="copy" text={label} onClick={() => void copy()} />
      {children}
      <span class="copied" role="status">
        {copied.value && t('gather-copied')}
      </span>
    </>
  );
}
