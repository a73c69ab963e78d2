import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { textOf, writer, type Other } from '../i18n/people.ts';
import type { ChatLine, ChatPhrase } from '../messages.ts';
import type { Send } from '../logic/requests.ts';
import { say } from '../ui/speech.tsx';
import { Sure, Button } from '../ui/elements.tsx';
import { Form } from '../ui/Form.tsx';

const PHRASES: readonly ChatPhrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'my-mistake',
  'one-moment',
  'take-your-time',
  'lucky',
  'good-game',
  'bye',
];

/** The chat of a table: its lines, and who is not to be heard. */
export interface ChatState {
  lines: readonly ChatLine[];
  unread: number;
  isMuted: (guest: number | null) => boolean;
  mute: (guest: number, on: boolean) => void;
  /** The chat is before one's eyes, until what is given back is called. */
  watch: () => () => void;
}

function Mute({ chat, guest, name }: Other & { chat: ChatState }) {
  const muted = chat.isMuted(guest);
  return (
    <Button
      quiet
      text={t(muted ? 'chat-unmute' : 'chat-mute', { who: name })}
      onClick={() => chat.mute(guest, !muted)}
    />
  );
}

function Phrases({ send }: { send: Send }) {
  return (
    <div class="phrases wrap gap-2" role="group" aria-label={t('chat-ready')}>
      {PHRASES.map((phrase) => (
        <Button key={phrase} text={t(`chat-phrase-${phrase}`)} onClick={() => send({ type: 'phrase', phrase })} />
      ))}
    </div>
  );
}

interface Props {
  chat: ChatState;
  send: Send;
  people: readonly Other[];
  host: boolean;
  /** For somebody who only looks on. */
  silent?: boolean;
  /** For where there is little height. */
  brief?: boolean;
  /** The table, if an administrator reads what is reported. */
  reportTo?: string;
  children?: ComponentChildren;
}

export function ChatPanel({ chat, send, people, host, silent, brief, reportTo, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const text = useSignal('');
  useEffect(chat.watch, []);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [chat.lines.length]);
  const audible = chat.lines.filter((line) => !chat.isMuted(line.guest));
  const writers = people.filter(({ guest }) => chat.lines.some((line) => line.guest === guest));
  const write = () => {
    if (text.value.trim() && send({ type: 'say', text: text.value.trim().slice(0, 200) })) text.value = '';
  };
  return (
    <section class="chat stack gap-3 shrink" aria-label={t('chat-title')}>
      <h2>{t('chat-title')}</h2>
      {writers.length > 0 && (
        <ul class="mutes wrap gap-2">
          {writers.map((person) => (
            <li key={person.guest}>
              <Mute {...person} chat={chat} />
            </li>
          ))}
        </ul>
      )}
      <ol class="panel scrolls column gap-2" ref={list} tabIndex={0} aria-label={t('chat-title')}>
        {audible.length === 0 && <li class="row between breaks nothing pale">{t('chat-nothing')}</li>}
        {audible.map((line) => (
          <li key={line.number} class={line.you ? 'row between breaks mine' : 'row between breaks'}>
            <p>
              <strong>
                <bdi translate={false}>{writer(line)}</bdi>
              </strong>{' '}
              <bdi>{textOf(line)}</bdi>
            </p>
            {!silent && !line.you && reportTo && <Report table={reportTo} line={line} />}
            {!silent && (line.you || host) && (
              <Button
                quiet
                class="icon"
                label={t('chat-unsay', { text: textOf(line) })}
                icon="close"
                onClick={() => send({ type: 'unsay', number: line.number })}
              />
            )}
          </li>
        ))}
      </ol>
      {!silent && (
        <>
          <Form class="row gap-3" onSubmit={write}>
            <input
              class="grow shrink"
              type="text"
              value={text.value}
              maxLength={200}
              aria-label={t('chat-message')}
              placeholder={t('chat-message')}
              autocomplete="off"
              autofocus={!brief && matchMedia('(pointer: fine)').matches}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
            <Button type="submit" class="icon" label={t('chat-send')} icon="next" />
          </Form>
          {brief ? (
            <details class="ready">
              <summary>{t('chat-ready')}</summary>
              <Phrases send={send} />
            </details>
          ) : (
            <Phrases send={send} />
          )}
        </>
      )}
      {children}
    </section>
  );
}

function Report({ table, line }: { table: string; line: ChatLine }) {
  const state = useSignal<'sent' | 'failed' | null>(null);
  const finish = (next: 'sent' | 'failed') => {
    state.value = next;
    say(t(`chat-report-${next}`));
  };
  const send = () =>
    void call('POST /api/tables/{table}/reports', { table, body: { number: line.number } }).then(
      () => finish('sent'),
      () => finish('failed'),
    );
  return (
    <>
      {state.value && <small>{t(`chat-report-${state.value}`)}</small>}
      {state.value !== 'sent' && (
        <Sure icon="flag" label={t('chat-report', { text: textOf(line) })} sure={t('chat-report-sure')} onSure={send} />
      )}
    </>
  );
}
