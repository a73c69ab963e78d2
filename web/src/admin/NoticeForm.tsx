import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { NoticeTold } from '../http.ts';
import { announce, takeBack } from './api.ts';
import { Failure } from '../ui/Failure.tsx';

const LONGEST = 200;

/** A word to everybody, and taking it back. */
export function NoticeForm({
  notice,
  onPut,
  onDone,
}: {
  notice: string;
  onPut: (notice: NoticeTold) => void;
  onDone: () => void;
}) {
  const text = useSignal('');
  const failed = useSignal(false);
  const guarded = async (work: () => Promise<void>) => {
    failed.value = false;
    await work().catch(() => (failed.value = true));
    onDone();
  };
  const tell = () =>
    guarded(async () => {
      onPut(await announce(text.value));
      text.value = '';
    });
  const back = () =>
    guarded(async () => {
      await takeBack();
      onPut({ text: '', at: null });
    });
  return (
    <section aria-labelledby="word">
      <h2 id="word">{t('admin-notice')}</h2>
      <p class="note">{t('admin-notice-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      {notice && (
        <p class="standing-notice">
          <strong>{notice}</strong>{' '}
          <button type="button" onClick={() => void back()}>
            {t('admin-notice-back')}
          </button>
        </p>
      )}
      <form
        class="enter"
        onSubmit={(event) => {
          event.preventDefault();
          void tell();
        }}
      >
        <label for="words">{t('admin-notice-words')}</label>
        <div class="link">
          <input
            id="words"
            type="text"
            value={text.value}
            maxLength={LONGEST}
            required
            pattern=".*\S.*"
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {t('admin-notice-put')}
          </button>
        </div>
      </form>
    </section>
  );
}
