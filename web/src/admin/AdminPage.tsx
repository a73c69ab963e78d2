import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/admin.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { ROOT } from '../offline/mode.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Button } from '../ui/Button.tsx';
import type { Standing } from '../http.ts';
import { Clubs } from './Clubs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { Doctor } from './Doctor.tsx';
import { Enter } from './Enter.tsx';
import { Health } from './Health.tsx';
import { notice, put } from '../stores/notice.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Tables } from './Tables.tsx';

/** The administrators' page; for everybody else, the form to sign in. */
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
          <div class="office">
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
