import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { textOf } from '../i18n/chat.ts';
import { t } from '../i18n/texts.ts';
import type { ChatLine } from '../messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/speech.ts';

/** Reports a line of the chat to the administrators: pressed once it asks, pressed again it does. */
export function Report({ table, line }: { table: string; line: ChatLine }) {
  const state = useSignal<'idle' | 'asked' | 'sent' | 'failed'>('idle');
  const send = () =>
    call('POST /api/tables/{table}/reports', { table, body: { number: line.number } }).then(
      () => tell('sent'),
      () => tell('failed'),
    );
  const tell = (how: 'sent' | 'failed') => {
    state.value = how;
    say(t(`chat-report-${how}`));
  };
  if (state.value === 'sent') return <small>{t('chat-report-sent')}</small>;
  const asked = state.value === 'asked';
  return (
    <>
      {state.value === 'failed' && <small>{t('chat-report-failed')}</small>}
      <button
        type="button"
        class={asked ? 'primary' : 'quiet icon'}
        aria-label={asked ? undefined : t('chat-report', { text: textOf(line) })}
        title={asked ? undefined : t('chat-report', { text: textOf(line) })}
        onClick={() => (asked ? void send() : (state.value = 'asked'))}
        onBlur={() => asked && (state.value = 'idle')}
      >
        {asked ? t('chat-report-sure') : <Icon name="flag" />}
      </button>
    </>
  );
}
