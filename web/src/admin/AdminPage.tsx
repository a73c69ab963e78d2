import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/admin.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError, call, type AdminActionInfo, type Standing, type NoticeTold } from '../api.ts';
import { language, t, ago } from '../i18n/texts.ts';
import { ROOT } from '../offline/mode.ts';
import { Finding } from '../proof/Finding.tsx';
import { PageFrame, Section, Button, Failure, Sure } from '../ui/elements.tsx';
import { Health } from './Health.tsx';
import { notice, put } from '../stores/notice.ts';
import { People, Reports, Tables } from './People.tsx';
import { unreachable, useFetched, useRequest } from '../ui/useFetched.ts';
import { AdminList, personName, Time, type Refreshed } from './AdminList.tsx';
import { Form, NOT_BLANK, TextInput } from '../ui/Form.tsx';

export function AdminPage() {
  const standing = useSignal<Standing | null>(null);
  const failed = useSignal(false);
  /** Counts actions: every list of the page is fetched again after each. */
  const done = useSignal(0);
  const load = () =>
    call('GET /api/admin').then(
      (answer) => void (standing.value = answer),
      () => void (failed.value = true),
    );
  useEffect(() => void load(), []);
  const session = standing.value;
  const refreshed = { done: done.value, onDone: () => void done.value++ };
  const leave = () => void call('DELETE /api/admin/session').then(load, load);
  return (
    <PageFrame
      class="proof admin"
      title={t('admin-title')}
      intro={t('admin-intro')}
      failures={[failed.value && unreachable()]}
    >
      {session && !session.possible && (
        <div class="notice">
          <p>
            <strong>{t('admin-none')}</strong>
          </p>
          <p>{t('admin-none-how')}</p>
        </div>
      )}
      {session?.possible && !session.administrator && <Enter onEntered={(answer) => (standing.value = answer)} />}
      {session?.administrator && (
        <>
          <div class="office row wrap gap-3">
            <p role="status">{t(session.first ? 'admin-first' : 'admin-appointed')}</p>
            <Button icon="again" text={t('admin-again')} onClick={refreshed.onDone} />
            <Button icon="out" quiet text={t('admin-resign')} onClick={leave} />
          </div>
          {ROOT && <p class="notice">{t('admin-below')}</p>}
          <Health done={done.value} />
          {session.first && <Doctor done={done.value} />}
          <NoticeForm notice={notice.value?.text ?? ''} onPut={put} onDone={refreshed.onDone} />
          <Reports {...refreshed} />
          <Tables {...refreshed} />
          <Clubs {...refreshed} />
          <People {...refreshed} first={session.first} />
          <AdminActions done={done.value} />
        </>
      )}
    </PageFrame>
  );
}

function AdminActions({ done }: { done: number }) {
  const actions = useFetched(() => call('GET /api/admin/deeds'), [done]).data;
  return (
    <Section id="deeds" title={t('admin-deeds')}>
      {actions?.length === 0 && <p>{t('admin-deeds-none')}</p>}
      <ol class="acts stack gap-1">
        {actions?.map((action, place) => (
          <li class="ruled breaks" key={place}>
            <Time at={action.at} /> <span>{sentence(action)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const sentence = ({ what, name, about }: AdminActionInfo): string =>
  t(`admin-deed-${what}`, { who: personName(name), text: about, hours: Number(about) || 0 });

function Clubs(refreshed: Refreshed) {
  return (
    <AdminList
      {...refreshed}
      id="clubs"
      class="persons"
      fetch={() => call('GET /api/admin/clubs')}
      row={(club, act) => (
        <li class="entry" key={club.club}>
          <p>
            <strong>
              <bdi translate={false}>{club.name}</bdi>
            </strong>{' '}
            <small>
              {t('admin-club-evenings', { count: club.evenings })} <span aria-hidden="true">·</span>{' '}
              <Time at={club.made} text={t('admin-club-made', { when: ago(club.made) })} />
            </small>
          </p>
          <Sure
            label={t('admin-club-delete')}
            name={t('admin-for', { what: t('admin-club-delete'), who: club.name })}
            sure={t('admin-club-delete-sure', { name: club.name })}
            onSure={() => act(call('DELETE /api/admin/clubs/{club}', { club: club.club }))}
          />
        </li>
      )}
    />
  );
}

const VERDICTS = { well: 'agrees', mind: 'open', ill: 'differs' } as const;

/** What `fourkings doctor` finds on the server's machine, with a remedy for each thing that could be better. */
function Doctor({ done }: { done: number }) {
  const lang = language.value;
  const findings = useFetched(() => call('GET /api/admin/doctor', { lang }), [done, lang]).data;
  return (
    <Section id="doctor" title={t('admin-doctor')}>
      <ul class="findings stack gap-1">
        {findings?.map(({ health, text, remedy }) => (
          <Finding key={text} verdict={VERDICTS[health]} text={text}>
            {remedy && <p>{remedy}</p>}
          </Finding>
        ))}
      </ul>
    </Section>
  );
}

function Enter({ onEntered }: { onEntered: (standing: Standing) => void }) {
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
    <Form class="enter stack gap-2" onSubmit={enterOffice}>
      <Failure text={refused.value} />
      <label class="medium" for="phrase">
        {t('admin-phrase')}
      </label>
      <div class="link row wrap gap-3">
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
