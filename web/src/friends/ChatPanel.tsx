import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SayPhrase } from '../messages.ts';
import { t } from '../l10n.ts';
import { wish } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { enter, isMuted, lines, mute, textOf, watch, writer } from './chat.ts';

const PHRASES: readonly SayPhrase['phrase'][] = ['hello', 'good-luck', 'well-played', 'thanks', 'my-mistake', 'one-moment', 'take-your-time', 'lucky', 'good-game', 'bye'];

export interface Other {
  guest: number;
  name: string;
}

/** Whether one hears somebody: an ear and a name; the whole sentence for who points at it, or cannot see it. */
function Mute({ guest, name }: Other) {
  const muted = isMuted(guest);
  const what = t(muted ? 'chat-unmute' : 'chat-mute', { who: name });
  return <button type="button" class="quiet" aria-pressed={muted} aria-label={what} title={what} onClick={() => mute(guest, !muted)}><Icon name={muted ? 'muted' : 'ear'} />{name}</button>;
}

function Phrases() {
  return (
    <div class="phrases" role="group" aria-label={t('chat-ready')}>
      {PHRASES.map((phrase) => <button type="button" key={phrase} onClick={() => wish({ type: 'phrase', phrase })}>{t(`chat-phrase-${phrase}`)}</button>)}
    </div>
  );
}

/** What people write to each other. `silent` for who only looks on; `brief` where there is little height. */
export function ChatPanel({ table, people, host, silent = false, brief = false }: { table: string; people: readonly Other[]; host: boolean; silent?: boolean; brief?: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const text = useSignal('');
  enter(table);
  useEffect(watch, []);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.value.length]);
  const heard = lines.value.filter((one) => !isMuted(one.guest));
  const send = () => {
    if (text.value.trim() && wish({ type: 'say', text: text.value.trim().slice(0, 200) })) text.value = '';
  };
  return (
    <section class="chat" aria-label={t('chat-title')}>
      <h2>{t('chat-title')}</h2>
      <ol ref={list} tabIndex={0} aria-label={t('chat-title')}>
        {heard.length === 0 && <li class="nothing">{t('chat-nothing')}</li>}
        {heard.map((one) => (
          <li key={one.number} class={one.you ? 'mine' : ''}>
            <p><strong>{writer(one)}</strong> {textOf(one)}</p>
            {!silent && (one.you || host) && <button type="button" class="quiet icon" aria-label={t('chat-unsay', { text: textOf(one) })} onClick={() => wish({ type: 'unsay', number: one.number })}><Icon name="close" /></button>}
          </li>
        ))}
      </ol>
      {!silent && (
        <>
          <form onSubmit={(event) => { event.preventDefault(); send(); }}>
            <input type="text" value={text.value} maxLength={200} aria-label={t('chat-message')} placeholder={t('chat-message')} autocomplete="off" onInput={(event) => (text.value = event.currentTarget.value)} />
            <button type="submit" class="icon" aria-label={t('chat-send')}><Icon name="next" /></button>
          </form>
          {brief ? <details class="ready"><summary><Icon name="chat" />{t('chat-ready')}</summary><Phrases /></details> : <Phrases />}
        </>
      )}
      {people.length > 0 && (
        <ul class="mutes">
          {people.map(({ guest, name }) => (
            <li key={guest}>
              <Mute guest={guest} name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
