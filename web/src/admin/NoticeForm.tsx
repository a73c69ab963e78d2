import { useSignal } from '@preact/signals';
import { call, type NoticeTold } from '../api.ts';
import { t } from '../i18n/texts.ts';
import { Button, Failure, Section } from '../ui/elements.tsx';
import { Form, NOT_BLANK, TextInput } from '../ui/Form.tsx';
import { useRequest } from '../ui/useFetched.ts';

const LONGEST = 200;

type NoticeFormProps = { notice: string; onPut: (notice: NoticeTold) => void; onDone: () => void };

export function NoticeForm({ notice, onPut, onDone }: NoticeFormProps) {
  const text = useSignal('');
  const { failed, run } = useRequest(() => t('admin-failed'));
  const publish = () =>
    run(async () => {
      onPut(await call('PUT /api/admin/notice', { body: { text: text.value } }));
      text.value = '';
      onDone();
    });
  const withdraw = () =>
    run(async () => {
      await call('DELETE /api/admin/notice');
      onPut({ text: '', at: null });
      onDone();
    });
  return (
    <Section id="word" title={t('admin-notice')}>
      <p class="note">{t('admin-notice-text')}</p>
      <Failure text={failed.value} />
      {notice && (
        <p class="standing-notice row wrap gap-3">
          <strong>{notice}</strong> <Button text={t('admin-notice-back')} onClick={withdraw} />
        </p>
      )}
      <Form class="enter stack gap-2" onSubmit={publish}>
        <label class="medium" for="words">
          {t('admin-notice-words')}
        </label>
        <div class="link row wrap gap-3">
          <TextInput
            id="words"
            {...NOT_BLANK}
            maxLength={LONGEST}
            value={text.value}
            onText={(words) => (text.value = words)}
          />
          <Button type="submit" primary text={t('admin-notice-put')} />
        </div>
      </Form>
    </Section>
  );
}
