import { useSignal } from '@preact/signals';
import type { Standing } from '../http.ts';
import { call, ApiError } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Form } from '../ui/Form.tsx';

/** The form by which administrators sign in with their phrase. */
export function Enter({ onEntered }: { onEntered: (standing: Standing) => void }) {
  const phrase = useSignal('');
  const refused = useSignal('');
  const enterOffice = async () => {
    try {
      onEntered(await call('POST /api/admin/session', { body: { phrase: phrase.value } }));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      refused.value = status === 403 ? t('admin-wrong') : status === 429 ? t('admin-too-many') : unreachable();
      phrase.value = '';
    }
  };
  return (
    <Form class="enter" onSubmit={enterOffice}>
      <Failure text={refused.value} />
      <label for="phrase">{t('admin-phrase')}</label>
      <div class="link">
        <input
          id="phrase"
          type="password"
          value={phrase.value}
          maxLength={400}
          required
          autocomplete="current-password"
          aria-describedby="phrase-text"
          onInput={(event) => (phrase.value = event.currentTarget.value)}
        />
        <Button type="submit" primary text={t('admin-enter')} />
      </div>
      <p id="phrase-text" class="note">
        {t('admin-phrase-text')}
      </p>
    </Form>
  );
}
