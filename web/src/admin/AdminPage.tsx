import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/admin.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unreachable } from '../i18n/failure.ts';
import { t } from '../i18n/texts.ts';
import { Failure } from '../ui/Failure.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Standing } from '../http.ts';
import { fetchStanding, resign } from './api.ts';
import { Clubs } from './Clubs.tsx';
import { AdminActions } from './AdminActions.tsx';
import { Enter } from './Enter.tsx';
import { HealthNow } from './HealthNow.tsx';
import { notice, put } from '../stores/notice.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Tables } from './Tables.tsx';
import { useTitle } from '../ui/entitled.ts';

/** The administrators' page: for everybody else it is a door. */
export function AdminPage() {
  const standing = useSignal<Standing | null>(null);
  const failed = useSignal(false);
  /** Counts what was done: whatever shows the state of things asks for it anew. */
  const done = useSignal(0);
  const load = () =>
    fetchStanding().then(
      (answer) => void (standing.value = answer),
      () => void (failed.value = true),
    );
  useEffect(() => void load(), []);
  useTitle(t('admin-title'));
  const now = standing.value;
  const changed = () => void done.value++;
  const leave = () => void resign().then(load, load);
  return (
    <div class="rules proof admin">
      <main>
        <h1>{t('admin-title')}</h1>
        <p class="intro">{t('admin-intro')}</p>
        <Failure text={failed.value && unreachable()} />
        {now && !now.possible && (
          <div class="notice">
            <p>
              <strong>{t('admin-none')}</strong>
            </p>
            <p>{t('admin-none-how')}</p>
          </div>
        )}
        {now?.possible && !now.administrator && <Enter onEntered={(answer) => (standing.value = answer)} />}
        {now?.administrator && (
          <>
            <div class="office">
              <p role="status">{t(now.first ? 'admin-first' : 'admin-appointed')}</p>
              <button type="button" onClick={changed}>
                <Icon name="again" />
                {t('admin-again')}
              </button>
              <button type="button" class="quiet" onClick={leave}>
                <Icon name="out" />
                {t('admin-resign')}
              </button>
            </div>
            <HealthNow done={done.value} />
            <NoticeForm notice={notice.value?.text ?? ''} onPut={put} onDone={changed} />
            <Reports done={done.value} onDone={changed} />
            <Tables done={done.value} onDone={changed} />
            <Clubs done={done.value} onDone={changed} />
            <People done={done.value} onDone={changed} first={now.first} />
            <AdminActions done={done.value} />
          </>
        )}
      </main>
    </div>
  );
}
